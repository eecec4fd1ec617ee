import { type ComponentType, lazy } from 'react';

/** For what a screen can do without: if its code cannot be loaded, it stays empty until the next page load. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
