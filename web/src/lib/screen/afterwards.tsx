import { type ReactNode, useDeferredValue } from 'react';

export const afterPaint = (act: () => void) => requestAnimationFrame(() => requestAnimationFrame(act));

type AfterwardsProps = {
  readonly children: ReactNode;
  /** Renders at once, because this is what the visitor came for. */
  readonly atOnce?: boolean;
};

/** Renders after the first paint, so that other content is not delayed. */
export const Afterwards = ({ children, atOnce = false }: AfterwardsProps) =>
  useDeferredValue(true, atOnce) && children;
