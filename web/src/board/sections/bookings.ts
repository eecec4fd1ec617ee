import { createRoute } from '@tanstack/react-router';
import { operatorPage } from '../operator-page.ts';
import { operatorRoute } from '../operator-route.ts';

const bookings = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'bookings',
  component: operatorPage(() => import('../../features/board-bookings/bookings-page.tsx'), 'BookingsPage'),
});

export const bookingsSection = bookings.addChildren([
  createRoute({
    getParentRoute: () => bookings,
    path: 'new',
    component: operatorPage(
      () => import('../../features/board-booking-form/new/new-booking-panel.tsx'),
      'NewBookingPanel',
    ),
  }),
  createRoute({
    getParentRoute: () => bookings,
    path: '$id',
    component: operatorPage(
      () => import('../../features/board-bookings/panel/booking-panel.tsx'),
      'BookingPanel',
    ),
  }),
  createRoute({
    getParentRoute: () => bookings,
    path: '$id/edit',
    component: operatorPage(
      () => import('../../features/board-booking-form/edit/edit-booking-panel.tsx'),
      'EditBookingPanel',
    ),
  }),
]);
