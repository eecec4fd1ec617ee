import { type ReactNode, useDeferredValue } from 'react';

type AfterwardsProps = {
  readonly children: ReactNode;
  /** Whether it is what was come for: then it is there at once. */
  readonly atOnce?: boolean;
};

/** Drawn right after the first paint of what stands around it, which does not wait for it then. */
export const Afterwards = ({ children, atOnce = false }: AfterwardsProps) =>
  useDeferredValue(true, atOnce) && children;
