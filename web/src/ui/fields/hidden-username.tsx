import { VisuallyHidden } from '@mantine/core';

/** Tells password managers whose password is being typed. Hidden from everyone else. */
export const HiddenUsername = ({ value }: { readonly value: string }) => (
  <VisuallyHidden aria-hidden="true">
    <input type="text" autoComplete="username" value={value} readOnly tabIndex={-1} />
  </VisuallyHidden>
);
