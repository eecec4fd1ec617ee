import { createRoute } from '@tanstack/react-router';
import { operatorPage } from '../operator-page.ts';
import { operatorRoute } from '../operator-route.ts';

export const parametersSection = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'parameters',
  component: operatorPage(() => import('../../features/parameters/parameters-page.tsx'), 'ParametersPage'),
});
