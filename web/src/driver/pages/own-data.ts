import { profileQuery } from '../../domain/account/profile.ts';
import { rememberOwnVehicles } from '../../domain/vehicle/own-vehicles.ts';
import type { FirstData } from '../../lib/first-data.ts';
import { queryClient } from '../../lib/query-client.ts';

export const rememberOwnData = ({ profile, vehicles, cameAt }: FirstData) => {
  const at = { updatedAt: cameAt };
  queryClient.setQueryData(profileQuery.queryKey, profile, at);
  if (vehicles) rememberOwnVehicles(vehicles.content, at);
};
