import { createRouter } from '@tanstack/react-router';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';
import { ScreenPending } from '../features/shell/screen-pending.tsx';
import { driverRoutes } from './driver-routes.ts';

export const driverRouter = createRouter({
  routeTree: driverRoutes,
  scrollRestoration: true,
  defaultPendingComponent: ScreenPending,
  defaultPendingMs: 300,
  defaultErrorComponent: ScreenFailed,
});
