import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';
import { ScreenPending } from '../features/shell/screen-pending.tsx';
import { OperatorOnly, ToQueue } from './operator-only.tsx';

const root = createRootRoute({ component: Outlet });

const signIn = createRoute({
  getParentRoute: () => root,
  path: 'sign-in',
  component: lazyRouteComponent(() => import('./sign-in-frame.tsx'), 'SignInRoute'),
});
const display = createRoute({
  getParentRoute: () => root,
  path: 'display',
  component: lazyRouteComponent(() => import('./display/display-route.tsx'), 'DisplayRoute'),
});
const kiosk = createRoute({
  getParentRoute: () => root,
  path: 'kiosk',
  component: lazyRouteComponent(() => import('./kiosk/kiosk-route.tsx'), 'KioskRoute'),
});

const log = createRoute({
  getParentRoute: () => root,
  path: 'log',
  component: lazyRouteComponent(() => import('./log-route.tsx'), 'LogRoute'),
});

const operator = createRoute({ getParentRoute: () => root, id: 'operator', component: OperatorOnly });
const sections = () => import('../features/console/section-pages.tsx');
const sectionRoutes = [
  createRoute({ getParentRoute: () => operator, path: '/', component: ToQueue }),
  createRoute({ getParentRoute: () => operator, path: '$', component: ToQueue }),
  createRoute({
    getParentRoute: () => operator,
    path: 'queue',
    component: lazyRouteComponent(() => import('../features/board-queue/queue-page.tsx'), 'QueuePage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: 'closure',
    component: lazyRouteComponent(() => import('../features/board-closure/closure-page.tsx'), 'ClosurePage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: 'bookings',
    component: lazyRouteComponent(sections, 'BookingsPage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: 'vehicles',
    component: lazyRouteComponent(
      () => import('../features/board-vehicles/vehicles-page.tsx'),
      'VehiclesPage',
    ),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: 'drivers',
    component: lazyRouteComponent(sections, 'DriversPage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: 'parameters',
    component: lazyRouteComponent(
      () => import('../features/parameters/parameters-page.tsx'),
      'ParametersPage',
    ),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: 'banners',
    component: lazyRouteComponent(sections, 'BannersPage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: 'news',
    component: lazyRouteComponent(sections, 'NewsPage'),
  }),
  createRoute({
    getParentRoute: () => operator,
    path: 'reports',
    component: lazyRouteComponent(sections, 'ReportsPage'),
  }),
] as const;

const boardRoutes = root.addChildren([signIn, display, log, kiosk, operator.addChildren(sectionRoutes)]);

export const boardRouter = createRouter({
  routeTree: boardRoutes,
  basepath: '/board',
  scrollRestoration: true,
  defaultPendingComponent: ScreenPending,
  defaultPendingMs: 300,
  defaultErrorComponent: ScreenFailed,
});
