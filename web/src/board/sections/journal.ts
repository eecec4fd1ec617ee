import { createRoute } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';
import { ToQueue } from '../to-queue.tsx';

export const journalSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'journal',
  component: ToQueue,
});
