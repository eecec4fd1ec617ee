import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { operatorRoute } from '../operator-route.ts';

const vehicles = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'vehicles',
  component: lazyRouteComponent(
    () => import('../../features/board-vehicles/vehicles-page.tsx'),
    'VehiclesPage',
  ),
});

export const vehiclesSection = vehicles.addChildren([
  createRoute({
    getParentRoute: () => vehicles,
    path: '$id',
    component: lazyRouteComponent(
      () => import('../../features/board-vehicles/panel/vehicle-panel.tsx'),
      'VehiclePanel',
    ),
  }),
]);
