import { defineEvent } from '../../../platform/events/events.ts';

/** Documents are about to go, or to be `vehicleId`'s no longer. Whoever still needs one refuses by throwing. */
export const documentsLeaving = defineEvent<{
  readonly accountId: string;
  readonly documentIds: readonly string[];
  /** Null: for good. */
  readonly vehicleId: string | null;
}>('documents-leaving');
