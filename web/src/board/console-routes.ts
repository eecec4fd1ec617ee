import { type AnyRoute, createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Access } from '#kernel/access.ts';
import { operatorPage, ToCalendar, ToQueue, ToReasons } from './operator-page.tsx';
import { operatorRoute } from './operator-route.tsx';

type Load<Name extends string> = () => Promise<Readonly<Record<Name, ComponentType>>>;

/** `name` is the component that the loaded file exports. */
const page = <Parent extends AnyRoute, Path extends string, Name extends string>(
  parent: Parent,
  path: Path,
  load: Load<Name>,
  name: Name,
  access: Access = 'console',
) => createRoute({ getParentRoute: () => parent, path, component: operatorPage(load, name, access) });

/** A page beside the menu. `page` also makes the panels within a section. */
const section = <Path extends string, Name extends string>(
  path: Path,
  load: Load<Name>,
  name: Name,
  access: Access = 'console',
) => page(operatorRoute, path, load, name, access);

const bookings = section(
  'bookings',
  () => import('../features/board-bookings/bookings-page.tsx'),
  'BookingsPage',
);
const vehicles = section(
  'vehicles',
  () => import('../features/board-vehicles/vehicles-page.tsx'),
  'VehiclesPage',
);
const users = section('users', () => import('../features/board-users/users-page.tsx'), 'UsersPage');
const appeals = section('appeals', () => import('../features/board-appeals/appeals-page.tsx'), 'AppealsPage');
const banners = section(
  'banners',
  () => import('../features/board-banners/banners-page.tsx'),
  'BannersPage',
  'admin',
);
const news = section('news', () => import('../features/board-news/news-page.tsx'), 'NewsPage', 'admin');
const parameters = createRoute({ getParentRoute: () => operatorRoute, path: 'parameters' });

/** Every page of the console. A panel is a child of the list that it opens beside. */
export const consoleRoutes = [
  createRoute({ getParentRoute: () => operatorRoute, path: '/', component: ToQueue }),
  createRoute({ getParentRoute: () => operatorRoute, path: '$', component: ToQueue }),
  section('queue', () => import('../features/board-queue/queue-page.tsx'), 'QueuePage'),
  bookings.addChildren([
    page(
      bookings,
      'new',
      () => import('../features/board-booking-form/new/new-booking-panel.tsx'),
      'NewBookingPanel',
      'operator',
    ),
    page(bookings, '$id', () => import('../features/board-bookings/panel/booking-panel.tsx'), 'BookingPanel'),
    page(
      bookings,
      '$id/edit',
      () => import('../features/board-booking-form/edit/edit-booking-panel.tsx'),
      'EditBookingPanel',
      'operator',
    ),
  ]),
  section(
    'closures/$id',
    () => import('../features/board-closure/one/closure-view-page.tsx'),
    'ClosureViewPage',
  ),
  section('closure', () => import('../features/board-closure/closure-page.tsx'), 'ClosurePage', 'operator'),
  vehicles.addChildren([
    page(vehicles, '$id', () => import('../features/board-vehicles/panel/vehicle-panel.tsx'), 'VehiclePanel'),
  ]),
  section('watch-list', () => import('../features/board-watch-list/watch-list-page.tsx'), 'WatchListPage'),
  users.addChildren([
    page(
      users,
      'new',
      () => import('../features/board-users/open-account/open-account-panel.tsx'),
      'OpenAccountPanel',
      'operator',
    ),
    page(users, '$id', () => import('../features/board-users/panel/user-panel.tsx'), 'UserPanel'),
  ]),
  appeals.addChildren([
    page(appeals, '$id', () => import('../features/board-appeals/panel/appeal-panel.tsx'), 'AppealPanel'),
  ]),
  // All parts share one route, so that unsaved changes in one survive a look at another.
  parameters.addChildren([
    createRoute({ getParentRoute: () => parameters, path: '/', component: ToCalendar }),
    page(
      parameters,
      '$part',
      () => import('../features/parameters/parameters-page.tsx'),
      'ParametersPage',
      'admin',
    ),
  ]),
  banners.addChildren([
    page(
      banners,
      '$position',
      () => import('../features/board-banners/block/block-panel.tsx'),
      'BlockPanel',
      'admin',
    ),
    page(
      banners,
      '$position/new',
      () => import('../features/board-banners/editor/banner-panel.tsx'),
      'NewBannerPanel',
      'admin',
    ),
    page(
      banners,
      '$position/$id',
      () => import('../features/board-banners/editor/banner-panel.tsx'),
      'BannerPanel',
      'admin',
    ),
  ]),
  news.addChildren([
    page(news, 'new', () => import('../features/board-news/editor/item-panel.tsx'), 'NewItemPanel', 'admin'),
    page(news, '$id', () => import('../features/board-news/editor/item-panel.tsx'), 'ItemPanel', 'admin'),
  ]),
  section('reports', () => import('../features/board-reports/reports-page.tsx'), 'ReportsPage'),
  section('reports/shift', () => import('../features/board-reports/shift/shift-page.tsx'), 'ShiftPage'),
  section('journal', () => import('../features/board-journal/journal-page.tsx'), 'JournalPage'),
  createRoute({ getParentRoute: () => operatorRoute, path: 'journal/reasons', component: ToReasons }),
  section('help', () => import('../features/board-help/help-page.tsx'), 'HelpPage'),
  section(
    'first-steps',
    () => import('../features/board-setup/checklist/first-steps-page.tsx'),
    'FirstStepsPage',
    'admin',
  ),
  section('draws', () => import('../features/board-draws/draws-page.tsx'), 'BoardDrawsPage'),
  section('duty', () => import('../features/board-duty/duty-page.tsx'), 'DutyPage'),
] as const;
