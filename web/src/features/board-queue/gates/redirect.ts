import i18next from 'i18next';
import { guarded } from '../../../domain/guards/guarded.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { attempt } from '../../../domain/queue/acts/line-acts.ts';
import { knownVersion } from '../../../domain/queue/acts/own-changes.ts';
import type { SeenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { gateWords } from '../../../domain/queue/line-words.ts';
import { fetchBody } from '../../../lib/api.ts';

/** Sends a called truck to another gate and tells its driver. */
export const redirect = (truck: SeenTruck, gate: string) =>
  attempt(truck, 'redirect', async () => {
    const params = { bookingId: truck.id };
    const body = { gate, version: knownVersion(truck) };
    await guarded(
      (acknowledged) => fetchBody('PUT /queue/{bookingId}/gate', { params, body: { ...body, acknowledged } }),
      truck,
    );
    const plate = plateText(truck.plate);
    tell({ text: i18next.t('boardQueue.gates.redirected', { plate, gate: gateWords(gate) }), tone: 'done' });
  });
