import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';

export const closureSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'closure',
  component: lazyRouteComponent(() => import('../../features/board-closure/closure-page.tsx'), 'ClosurePage'),
});
