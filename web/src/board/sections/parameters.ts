import { createRoute } from '@tanstack/react-router';
import { operatorPage } from '../operator-page.ts';
import { operatorRoute } from '../operator-route.ts';
import { ToCalendar } from '../to-calendar.tsx';

const parameters = createRoute({ getParentRoute: () => operatorRoute, path: 'parameters' });

/** One route for all parts, so that unsaved changes in one survive a look at another. */
export const parametersSection = parameters.addChildren([
  createRoute({
    getParentRoute: () => parameters,
    path: '/',
    component: ToCalendar,
  }),
  createRoute({
    getParentRoute: () => parameters,
    path: '$part',
    component: operatorPage(() => import('../../features/parameters/parameters-page.tsx'), 'ParametersPage'),
  }),
]);
