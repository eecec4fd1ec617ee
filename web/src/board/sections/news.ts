import { createRoute } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';
import { ToQueue } from '../to-queue.tsx';

export const newsSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'news',
  component: ToQueue,
});
