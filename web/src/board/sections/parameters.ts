import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';

export const parametersSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'parameters',
  component: lazyRouteComponent(
    () => import('../../features/parameters/parameters-page.tsx'),
    'ParametersPage',
  ),
});
