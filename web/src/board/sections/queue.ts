import { createRoute } from '@tanstack/react-router';
import { operatorPage } from '../operator-page.ts';
import { operatorRoute } from '../operator-route.ts';

export const queueSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'queue',
  component: operatorPage(() => import('../../features/board-queue/queue-page.tsx'), 'QueuePage'),
});
