import { type ComponentType, lazy } from 'react';

/** For parts that a screen can do without: code that cannot be loaded is left out until the next page load. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
