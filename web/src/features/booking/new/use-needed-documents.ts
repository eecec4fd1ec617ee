import { useQuery } from '@tanstack/react-query';
import type { DocumentType } from '#contract/documents/documents.ts';
import type { Vehicle } from '#contract/vehicles/vehicles.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import type { CargoChoice } from '../../../domain/booking/form/use-cargo.ts';
import { useVehicleDocuments } from '../../../domain/vehicle/use-vehicle-documents.ts';
import { canBeBooked, isUnproven } from '../../../domain/vehicle/vehicle-rules.ts';

/** Documents the server requires for a vehicle (undefined: a new one) and its cargo. */
export const useNeededDocuments = (
  vehicle: Vehicle | undefined,
  cargo: CargoChoice,
  begun: Parameters<typeof useVehicleDocuments>[0]['begun'],
) => {
  const { data: params } = useQuery(bookingParamsQuery);
  const types: DocumentType[] = [];
  const isWanted = !vehicle || canBeBooked(vehicle);
  if (isWanted && params?.certificateRequired && (!vehicle || isUnproven(vehicle))) types.push('STS');
  if (isWanted && cargo.needsDocument) types.push('OTHER');
  const documents = useVehicleDocuments({ vehicleId: vehicle?.id, types, begun });
  const missing = types.find((type) => documents.props.value[type].length === 0);
  return { ...documents, types, missing };
};

export type NeededDocuments = ReturnType<typeof useNeededDocuments>;
