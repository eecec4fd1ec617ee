import { type Module, scheduledJob } from '../../platform/module/module.ts';
import { endBans, endBansJob } from './bans/end-bans.ts';
import { vehiclesLimits } from './registry/vehicle-limits.ts';
import { vehiclesMessages } from './vehicle/messages.ts';
import { vehiclesTables } from './vehicle/vehicles.tables.ts';
import { bindVehiclesRoutes } from './vehicles.routes.ts';

export const vehiclesModule: Module = {
  name: 'vehicles',
  tables: vehiclesTables,
  routes: bindVehiclesRoutes,
  jobs: [scheduledJob('* * * * *', endBansJob, endBans)],
  messages: vehiclesMessages,
  limits: vehiclesLimits,
};
