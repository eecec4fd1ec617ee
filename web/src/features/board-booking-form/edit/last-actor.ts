import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { call } from '../../../lib/api.ts';

export type LastActor = { readonly name: string | null; readonly time: string };

/** Who changed a booking last, and when; null when it cannot be known. */
export const findLastActor = async (id: string): Promise<LastActor | null> => {
  try {
    const query = { size: 1000 };
    const { content } = (await call('GET /booking/{id}/history', { params: { id }, query, expect: 200 }))
      .body;
    const last = content.at(-1);
    return last ? { name: last.actorName, time: wallTime(last.eventDate) } : null;
  } catch {
    return null;
  }
};
