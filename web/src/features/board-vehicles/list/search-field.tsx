import type { ComponentProps } from 'react';
import { TypedInput } from '../../../ui/fields/typed-input.tsx';

/** Beside a panel the placeholder does not fit. */
const shortened = { input: { textOverflow: 'ellipsis' } } as const;

export const SearchField = (props: ComponentProps<typeof TypedInput>) => (
  <TypedInput styles={shortened} {...props} />
);
