import type { Vehicle } from '#contract/vehicles.ts';

/** Neither looked at by an operator nor with a certificate to look at. */
export const isUnproven = ({ approved, documents }: Vehicle) =>
  !approved && !documents.some(({ type }) => type === 'STS');
