import { defineEvent } from '../../../platform/events/events.ts';

/** About to be deleted, or detached from `vehicleId`. Listeners that still need one throw. */
export const documentsLeaving = defineEvent<{
  readonly accountId: string;
  readonly documentIds: readonly string[];
  /** Null: deleted. */
  readonly vehicleId: string | null;
}>('documents-leaving');
