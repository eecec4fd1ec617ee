import { createRoute } from '@tanstack/react-router';
import { operatorPage } from '../operator-page.ts';
import { operatorRoute } from '../operator-route.ts';

const vehicles = createRoute({
  getParentRoute: () => operatorRoute,
  path: 'vehicles',
  component: operatorPage(() => import('../../features/board-vehicles/vehicles-page.tsx'), 'VehiclesPage'),
});

export const vehiclesSection = vehicles.addChildren([
  createRoute({
    getParentRoute: () => vehicles,
    path: '$id',
    component: operatorPage(
      () => import('../../features/board-vehicles/panel/vehicle-panel.tsx'),
      'VehiclePanel',
    ),
  }),
]);
