import type { Vehicle } from '#contract/vehicles/vehicles.ts';

/** Not approved by an operator, and without a certificate that could be checked. */
export const isUnproven = ({ approved, documents }: Vehicle) =>
  !approved && !documents.some(({ type }) => type === 'STS');

/** A banned vehicle cannot be booked, whatever its documents are. */
export const canBeBooked = ({ banStatus }: Vehicle) => banStatus !== 'BANNED';

type Approval = 'approved' | 'refused' | 'checking' | 'noDocument';

/** Where a truck stands with its papers: a refusal holds until there is a certificate that came after it. */
export const approvalOf = (
  vehicle: Pick<Vehicle, 'approved' | 'disapprovalReason' | 'documents'>,
): Approval => {
  if (vehicle.approved) return 'approved';
  if (vehicle.disapprovalReason) return 'refused';
  return vehicle.documents.some(({ type }) => type === 'STS') ? 'checking' : 'noDocument';
};

/** Whichever can most likely be booked. */
export const firstVehicle = (vehicles: readonly Vehicle[]) =>
  vehicles.find((vehicle) => vehicle.approved && canBeBooked(vehicle)) ??
  vehicles.find(canBeBooked) ??
  vehicles[0];
