import { defineEvent } from '../../../platform/events/events.ts';

/** The documents are about to be deleted, or detached from `vehicleId`. Listeners that still need one throw. */
export const documentsLeaving = defineEvent<{
  readonly accountId: string;
  readonly documentIds: readonly string[];
  /** Null: the documents are about to be deleted. */
  readonly vehicleId: string | null;
}>('documents-leaving');
