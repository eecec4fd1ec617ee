import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { LoginPage } from '../features/accounts/sign-in/login-page.tsx';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';
import { ScreenPending } from '../features/shell/screen-pending.tsx';
import { logout } from '../lib/session/logout.ts';
import { currentSession, isRejected, isSignedIn } from '../lib/session/session.ts';
import { DriverLayout } from './layout/driver-layout.tsx';

type Guard = (to: { readonly location: { readonly href: string } }) => void;

/** Runs before every navigation, also within the same screen. */
const requireSignedIn = () => {
  if (!isSignedIn()) throw redirect({ to: '/user/login' });
};

/** For addresses that a message links to: whoever signs in arrives where he wanted to go. */
const requireSignedInFirst: Guard = ({ location }) => {
  if (!isSignedIn()) throw redirect({ to: '/user/login', state: { wanted: location.href } });
};

const requireSignedOut = () => {
  if (isSignedIn()) throw redirect({ to: '/' });
};

type Screen = { readonly rememberFirstData: () => Promise<void> };

/** Resolves when both the screen's code and its first data have arrived. */
const withFirstData =
  <S extends Screen>(load: () => Promise<S>) =>
  async (): Promise<S> => {
    const screen = await load();
    await screen.rememberFirstData();
    return screen;
  };

const page = <Parent extends AnyRoute, Path extends string>(
  parent: Parent,
  path: Path,
  component: RouteComponent,
  beforeLoad: Guard = () => undefined,
) => createRoute({ getParentRoute: () => parent, path, component, beforeLoad });

const root = createRootRoute({ component: DriverLayout });

const toBooking = () => {
  throw redirect({ to: '/booking', replace: true });
};

const homePage = withFirstData(() => import('./pages/home-page.tsx'));
const home = page(root, '/', lazyRouteComponent(homePage, 'HomePage'), () => {
  if (isSignedIn()) toBooking();
});
const unknown = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: toBooking });

const bookingPage = lazyRouteComponent(
  withFirstData(() => import('./pages/booking-screen.ts')),
  'BookingPage',
);
const booking = page(root, 'booking', bookingPage, requireSignedIn);
/** For whoever has registered to book: the same screen, whose form says that the registration is complete. */
const firstBooking = page(root, 'booking/new', bookingPage, requireSignedIn);

const ownPassPage = () => import('../features/booking/pass/own-pass-page.tsx');
const ownPass = page(
  root,
  'booking/$id/pass',
  lazyRouteComponent(ownPassPage, 'OwnPassPage'),
  requireSignedInFirst,
);
const applyPage = () => import('../features/booking/apply/apply-page.tsx');
const apply = page(
  root,
  'booking/draw/$date',
  lazyRouteComponent(applyPage, 'ApplyPage'),
  requireSignedInFirst,
);

const accountScreen = withFirstData(() => import('./pages/account-screen.ts'));
const account = page(root, 'lk', lazyRouteComponent(accountScreen, 'AccountPage'), requireSignedIn);
const strikes = page(
  root,
  'strikes/$id',
  lazyRouteComponent(accountScreen, 'StrikesPage'),
  requireSignedInFirst,
);

const passPage = () => import('../features/booking/pass/pass-page.tsx');
const pass = page(root, 'pass/$token', lazyRouteComponent(passPage, 'PassPage'));

const offerPage = () => import('../features/booking/offer/offer-page.tsx');
const offer = page(root, 'offer/$secret', lazyRouteComponent(offerPage, 'OfferPage'));
const comingPage = () => import('../features/booking/coming/coming-page.tsx');
const coming = page(root, 'coming/$secret', lazyRouteComponent(comingPage, 'ComingPage'));

const drawScreen = () => import('./pages/draw-screen.ts');
const draws = page(root, 'draw', lazyRouteComponent(drawScreen, 'DrawsPage'));
const draw = page(root, 'draw/$date', lazyRouteComponent(drawScreen, 'DrawPage'));

const infoFrame = () => import('../features/info/info-frame.tsx');
const info = page(root, 'info', lazyRouteComponent(infoFrame, 'InfoFrame'));
const newsPage = () => import('../features/news/news-page.tsx');
const newsItemPage = () => import('../features/news/news-item-page.tsx');
const infoPages = withFirstData(() => import('../features/info/info-pages.tsx'));
const openData = page(root, 'open', lazyRouteComponent(infoPages, 'OpenDataPage'));
const infoChildren = [
  page(info, '/', lazyRouteComponent(newsPage, 'NewsPage')),
  page(info, 'news/$id', lazyRouteComponent(newsItemPage, 'NewsItemPage')),
  page(info, 'acp', lazyRouteComponent(infoPages, 'CheckpointPage')),
  page(info, 'guide', lazyRouteComponent(infoPages, 'GuidePage')),
  page(info, 'policy', lazyRouteComponent(infoPages, 'PolicyPage')),
  page(info, 'user-agreement', lazyRouteComponent(infoPages, 'UserAgreementPage')),
] as const;

const registrationPage = () => import('../features/accounts/registration/registration-page.tsx');
const recoveryPage = () => import('../features/accounts/recovery/recovery-page.tsx');
const user = createRoute({ getParentRoute: () => root, path: 'user', beforeLoad: requireSignedOut });
const userChildren = [
  createRoute({
    getParentRoute: () => user,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/user/login', replace: true });
    },
  }),
  // In the main bundle: it is small, and the first screen a new visitor sees.
  page(user, 'login', LoginPage),
  page(user, 'registration', lazyRouteComponent(registrationPage, 'RegistrationPage')),
  page(user, 'recovery', lazyRouteComponent(recoveryPage, 'RecoveryPage')),
] as const;

const leaving = createRoute({
  getParentRoute: () => root,
  path: 'logout',
  beforeLoad: async ({ preload }) => {
    requireSignedIn();
    if (preload) return;
    const { credential } = currentSession();
    const sessionEnded = credential !== null && isRejected(credential);
    await logout();
    throw redirect({ to: '/user/login', replace: true, state: { sessionEnded } });
  },
});

const driverRoutes = root.addChildren([
  home,
  booking,
  firstBooking,
  ownPass,
  apply,
  account,
  strikes,
  pass,
  offer,
  coming,
  draws,
  draw,
  openData,
  info.addChildren(infoChildren),
  user.addChildren(userChildren),
  leaving,
  unknown,
]);

export const driverRouter = createRouter({
  routeTree: driverRoutes,
  scrollRestoration: true,
  defaultPendingComponent: ScreenPending,
  defaultPendingMs: 300,
  defaultErrorComponent: ScreenFailed,
});
