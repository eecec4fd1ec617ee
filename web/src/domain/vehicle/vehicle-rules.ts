import type { Vehicle } from '#contract/vehicles/vehicles.ts';

/** True for a vehicle without approval and without a certificate that an operator could check. */
export const isUnproven = ({ approved, documents }: Vehicle) =>
  !approved && !documents.some(({ type }) => type === 'STS');

export const canBeBooked = ({ banStatus }: Vehicle) => banStatus !== 'BANNED';

type Approval = 'approved' | 'refused' | 'checking' | 'noDocument';

/** The state of the approval. The server clears a refusal when a newer certificate is uploaded. */
export const approvalOf = (
  vehicle: Pick<Vehicle, 'approved' | 'disapprovalReason' | 'documents'>,
): Approval => {
  if (vehicle.approved) return 'approved';
  if (vehicle.disapprovalReason) return 'refused';
  return vehicle.documents.some(({ type }) => type === 'STS') ? 'checking' : 'noDocument';
};

export const approvalTones = {
  approved: 'green',
  refused: 'red',
  checking: 'blue',
  noDocument: 'amber',
} as const;

export const firstVehicle = (vehicles: readonly Vehicle[]) =>
  vehicles.find((vehicle) => vehicle.approved && canBeBooked(vehicle)) ??
  vehicles.find(canBeBooked) ??
  vehicles[0];
