import { lastEventOf } from '../../../domain/booking/last-event.ts';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';

export type LastActor = { readonly name: string | null; readonly time: string };

/** Null if unknown. */
export const findLastActor = async (id: string): Promise<LastActor | null> => {
  const last = await lastEventOf(id);
  return last ? { name: last.actorName, time: wallTime(last.eventDate) } : null;
};
