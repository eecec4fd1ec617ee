import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';

export const queueSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'queue',
  component: lazyRouteComponent(() => import('../../features/board-queue/queue-page.tsx'), 'QueuePage'),
});
