import { createRoute } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';
import { ToQueue } from '../to-queue.tsx';

const bookings = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'bookings',
  component: ToQueue,
});

export const bookingsSection = bookings.addChildren([
  createRoute({ getParentRoute: () => bookings, path: 'new' }),
  createRoute({ getParentRoute: () => bookings, path: '$id' }),
  createRoute({ getParentRoute: () => bookings, path: '$id/edit' }),
]);
