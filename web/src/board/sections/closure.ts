import { createRoute } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';
import { ToQueue } from '../to-queue.tsx';

export const closureSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'closure',
  component: ToQueue,
});
