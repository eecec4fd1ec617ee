import { createRoute } from '@tanstack/react-router';
import { operatorPage } from '../operator-page.ts';
import { operatorRoute } from '../operator-route.ts';

export const closureSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'closure',
  component: operatorPage(() => import('../../features/board-closure/closure-page.tsx'), 'ClosurePage'),
});
