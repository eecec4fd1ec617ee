import type { ComponentProps } from 'react';
import { TypedInput } from '../../../ui/fields/typed-input.tsx';

/** Cuts off the placeholder, which does not fit beside a panel. */
const shortened = { input: { textOverflow: 'ellipsis' } } as const;

export const SearchField = (props: ComponentProps<typeof TypedInput>) => (
  <TypedInput styles={shortened} {...props} />
);
