import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';
import { ScreenPending } from '../features/shell/screen-pending.tsx';
import { logout } from '../lib/session/logout.ts';
import { consoleRoutes } from './console-routes.ts';
import { boardRoot, operatorRoute } from './operator-route.ts';

const signIn = createRoute({
  getParentRoute: () => boardRoot,
  path: 'sign-in',
  component: lazyRouteComponent(() => import('./sign-in-frame.tsx'), 'SignInRoute'),
});
/**
 * A route without a screen. A session ended by the server does not come here: it is replaced in place, so
 * that typed input is kept (060).
 */
const leave = createRoute({
  getParentRoute: () => boardRoot,
  path: 'logout',
  beforeLoad: async () => {
    await logout();
    throw redirect({ to: '/', replace: true });
  },
});
const display = createRoute({
  getParentRoute: () => boardRoot,
  path: 'display',
  component: lazyRouteComponent(() => import('./display/display-route.tsx'), 'DisplayRoute'),
});
const kiosk = createRoute({
  getParentRoute: () => boardRoot,
  path: 'kiosk',
  component: lazyRouteComponent(() => import('./kiosk/kiosk-route.tsx'), 'KioskRoute'),
});
const log = createRoute({
  getParentRoute: () => boardRoot,
  path: 'log',
  component: lazyRouteComponent(() => import('./log-route.tsx'), 'LogRoute'),
});

export const boardRouter = createRouter({
  routeTree: boardRoot.addChildren([
    signIn,
    leave,
    display,
    log,
    kiosk,
    operatorRoute.addChildren(consoleRoutes),
  ]),
  basepath: '/board',
  scrollRestoration: true,
  defaultPendingComponent: ScreenPending,
  defaultPendingMs: 300,
  defaultErrorComponent: ScreenFailed,
});
