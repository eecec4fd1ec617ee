import type { Vehicle } from '#contract/vehicles.ts';

/** For a banned truck nothing else matters: neither its documents nor its time. */
export const canBeBooked = ({ banStatus }: Vehicle) => banStatus !== 'BANNED';
