import { createRoute } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';
import { ToQueue } from '../to-queue.tsx';

export const bannersSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'banners',
  component: ToQueue,
});
