import type { Vehicle } from '#contract/vehicles.ts';

/** Neither looked at by an operator nor with a certificate to look at. */
export const isUnproven = ({ approved, documents }: Vehicle) =>
  !approved && !documents.some(({ type }) => type === 'STS');

/** For a banned truck nothing else matters: neither its documents nor its time. */
export const canBeBooked = ({ banStatus }: Vehicle) => banStatus !== 'BANNED';
