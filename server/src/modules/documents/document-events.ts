import { defineEvent } from '../../platform/events/events.ts';

/** A document is about to go. Whoever still needs it refuses by throwing. */
export const documentDeleting = defineEvent<{ readonly documentId: string; readonly accountId: string }>(
  'document-deleting',
);
