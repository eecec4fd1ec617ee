import type { Vehicle } from '#contract/vehicles.ts';

/** Not approved by an operator, and without a certificate that could be checked. */
export const isUnproven = ({ approved, documents }: Vehicle) =>
  !approved && !documents.some(({ type }) => type === 'STS');

/** A banned vehicle cannot be booked, whatever its documents are. */
export const canBeBooked = ({ banStatus }: Vehicle) => banStatus !== 'BANNED';
