import { type ReactNode, useDeferredValue } from 'react';

type AfterwardsProps = {
  readonly children: ReactNode;
  /** Renders without deferring, if this is the content the visitor came for. */
  readonly atOnce?: boolean;
};

/** Defers rendering until after the first paint, so that it does not delay the surroundings. */
export const Afterwards = ({ children, atOnce = false }: AfterwardsProps) =>
  useDeferredValue(true, atOnce) && children;
