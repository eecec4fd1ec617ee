import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';
import { ScreenPending } from '../features/shell/screen-pending.tsx';
import { logout } from '../lib/session/logout.ts';
import { boardRoot, operatorRoute } from './operator-route.ts';
import { bannersSection } from './sections/banners.ts';
import { bookingsSection } from './sections/bookings.ts';
import { closureSection } from './sections/closure.ts';
import { journalSection, reasonsSection } from './sections/journal.ts';
import { newsSection } from './sections/news.ts';
import { parametersSection } from './sections/parameters.ts';
import { queueSection } from './sections/queue.ts';
import { reportsSection, shiftReportSection } from './sections/reports.ts';
import { usersSection } from './sections/users.ts';
import { vehiclesSection } from './sections/vehicles.ts';
import { ToQueue } from './to-queue.tsx';

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

/** One file for each section of the console; its panels are children of its list. */
const sectionRoutes = [
  createRoute({ getParentRoute: () => operatorRoute, path: '/', component: ToQueue }),
  createRoute({ getParentRoute: () => operatorRoute, path: '$', component: ToQueue }),
  queueSection,
  bookingsSection,
  closureSection,
  vehiclesSection,
  usersSection,
  parametersSection,
  bannersSection,
  newsSection,
  reportsSection,
  shiftReportSection,
  journalSection,
  reasonsSection,
] as const;

export const boardRouter = createRouter({
  routeTree: boardRoot.addChildren([
    signIn,
    leave,
    display,
    log,
    kiosk,
    operatorRoute.addChildren(sectionRoutes),
  ]),
  basepath: '/board',
  scrollRestoration: true,
  defaultPendingComponent: ScreenPending,
  defaultPendingMs: 300,
  defaultErrorComponent: ScreenFailed,
});
