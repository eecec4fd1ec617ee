import { useQuery } from '@tanstack/react-query';
import type { DocumentType } from '#contract/documents.ts';
import type { Vehicle } from '#contract/vehicles.ts';
import { useDocumentSections } from '../../vehicles/use-document-sections.ts';
import { bookingParamsQuery } from '../booking-queries.ts';
import { canBeBooked } from '../form/can-be-booked.ts';
import { isUnproven } from '../form/is-unproven.ts';
import type { CargoChoice } from '../form/use-cargo.ts';

/** The documents without which the server would refuse: of a vehicle (undefined: a new one) and its cargo. */
export const useNeededDocuments = (vehicle: Vehicle | undefined, cargo: CargoChoice) => {
  const { data: params } = useQuery(bookingParamsQuery);
  const types: DocumentType[] = [];
  const isWanted = !vehicle || canBeBooked(vehicle);
  if (isWanted && params?.certificateRequired && (!vehicle || isUnproven(vehicle))) types.push('STS');
  if (isWanted && cargo.needsDocument) types.push('OTHER');
  const documents = useDocumentSections({ vehicleId: vehicle?.id, types });
  const missing = types.find((type) => documents.props.value[type].length === 0);
  return { ...documents, types, missing };
};

export type NeededDocuments = ReturnType<typeof useNeededDocuments>;
