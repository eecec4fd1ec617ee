import type { OperatorVehicle } from '#contract/vehicles/vehicles.ts';
import { call } from '../../lib/api.ts';
import { guarded } from '../guards/guarded.ts';
import { outdateActs } from '../queue/acts/own-acts.ts';

export type ApprovableVehicle = Pick<OperatorVehicle, 'id' | 'version' | 'registrationPlate'>;

/** `insteadOf` is the vehicle that loses its approval to this one. */
export const approve = ({ id, version, registrationPlate }: ApprovableVehicle, insteadOf?: string) =>
  guarded(
    (acknowledged) =>
      call('GET /vehicle/{id}/approve', {
        params: { id },
        query: { version, ...(insteadOf && { insteadOf }), acknowledged },
        expect: 200,
      }),
    { plate: registrationPlate },
  ).finally(() => void outdateActs());
