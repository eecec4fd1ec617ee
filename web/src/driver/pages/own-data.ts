import type { Bootstrap } from '#contract/bootstrap-routes.ts';
import { profileQuery } from '../../domain/account/profile.ts';
import { rememberOwnVehicles } from '../../domain/vehicle/own-vehicles.ts';
import { queryClient } from '../../lib/query-client.ts';

export const rememberOwnData = ({ profile, vehicles }: Bootstrap) => {
  queryClient.setQueryData(profileQuery.queryKey, profile);
  if (vehicles) rememberOwnVehicles(vehicles.content);
};
