import { lazyRouteComponent } from '@tanstack/react-router';
import { takeFirstData } from '../../lib/first-data.ts';
import { rememberOwnData } from './own-data.ts';

export { AccountPage } from './account-page.tsx';

/** Loaded from here, not from the router: what the router names is loaded before sign-in. */
export const StrikesPage = lazyRouteComponent(
  () => import('../../features/strikes/strikes-page.tsx'),
  'StrikesPage',
);

export const rememberFirstData = async (): Promise<void> => {
  const data = await takeFirstData();
  if (data) rememberOwnData(data);
};
