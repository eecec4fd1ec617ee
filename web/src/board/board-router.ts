import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';
import { ScreenPending } from '../features/shell/screen-pending.tsx';
import { logout } from '../lib/session/logout.ts';
import { consoleRoutes } from './console-routes.ts';
import { boardRoot, operatorRoute } from './operator-route.tsx';

/** A screen with a frame of its own. `name` is the component that the loaded file exports. */
const screen = <Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) => createRoute({ getParentRoute: () => boardRoot, path, component: lazyRouteComponent(load, name) });

const signIn = screen('sign-in', () => import('./sign-in-frame.tsx'), 'SignInRoute');
const setup = screen('setup', () => import('./setup-route.tsx'), 'SetupRoute');
const display = screen('display', () => import('./display/display-route.tsx'), 'DisplayRoute');
const kiosk = screen('kiosk', () => import('./kiosk/kiosk-route.tsx'), 'KioskRoute');
const scan = screen('scan', () => import('./scan/scan-route.tsx'), 'ScanRoute');
const log = screen('log', () => import('./log-route.tsx'), 'LogRoute');
/**
 * A route without a screen. A session that the server ended does not come here: the sign-in replaces its screen in
 * place, so that typed input is kept.
 */
const leave = createRoute({
  getParentRoute: () => boardRoot,
  path: 'logout',
  beforeLoad: async () => {
    await logout();
    throw redirect({ to: '/', replace: true });
  },
});

export const boardRouter = createRouter({
  routeTree: boardRoot.addChildren([
    signIn,
    leave,
    setup,
    display,
    log,
    kiosk,
    scan,
    operatorRoute.addChildren(consoleRoutes),
  ]),
  // `/log` is a short address of the same application.
  basepath: location.pathname.startsWith('/board') ? '/board' : '/',
  scrollRestoration: true,
  defaultPendingComponent: ScreenPending,
  defaultPendingMs: 300,
  defaultErrorComponent: ScreenFailed,
});
