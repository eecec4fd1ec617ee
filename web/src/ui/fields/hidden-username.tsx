import { VisuallyHidden } from '@mantine/core';

/** Tells password managers whose password is being typed. Nobody else meets it. */
export const HiddenUsername = ({ value }: { readonly value: string }) => (
  <VisuallyHidden aria-hidden="true">
    <input type="text" autoComplete="username" value={value} readOnly tabIndex={-1} />
  </VisuallyHidden>
);
