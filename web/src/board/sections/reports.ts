import { createRoute } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';
import { ToQueue } from '../to-queue.tsx';

export const reportsSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'reports',
  component: ToQueue,
});
