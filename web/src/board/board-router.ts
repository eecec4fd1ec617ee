import { createRouter } from '@tanstack/react-router';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';
import { ScreenPending } from '../features/shell/screen-pending.tsx';
import { boardRoutes } from './board-routes.ts';

export const boardRouter = createRouter({
  routeTree: boardRoutes,
  basepath: '/board',
  scrollRestoration: true,
  defaultPendingComponent: ScreenPending,
  defaultPendingMs: 300,
  defaultErrorComponent: ScreenFailed,
});
