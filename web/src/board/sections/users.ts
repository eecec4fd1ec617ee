import { createRoute } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';
import { ToQueue } from '../to-queue.tsx';

const users = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'users',
  component: ToQueue,
});

export const usersSection = users.addChildren([createRoute({ getParentRoute: () => users, path: '$id' })]);
