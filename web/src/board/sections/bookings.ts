import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';
import { ToQueue } from '../to-queue.tsx';

const bookings = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'bookings',
  component: ToQueue,
});

export const bookingsSection = bookings.addChildren([
  createRoute({
    getParentRoute: () => bookings,
    path: 'new',
    component: lazyRouteComponent(
      () => import('../../features/board-booking-form/new/new-booking-panel.tsx'),
      'NewBookingPanel',
    ),
  }),
  createRoute({ getParentRoute: () => bookings, path: '$id' }),
  createRoute({
    getParentRoute: () => bookings,
    path: '$id/edit',
    component: lazyRouteComponent(
      () => import('../../features/board-booking-form/edit/edit-booking-panel.tsx'),
      'EditBookingPanel',
    ),
  }),
]);
