import i18next from 'i18next';
import type { Reasons } from '#contract/reasons.ts';
import { shifted } from '../../../domain/checkpoint/checkpoint-words.ts';
import { guarded } from '../../../domain/guards/guarded.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { attempt } from '../../../domain/queue/acts/line-acts.ts';
import { knownVersion } from '../../../domain/queue/acts/own-changes.ts';
import type { SeenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import { tellFault } from '../../../domain/queue/acts/tell-fault.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { gateWords } from '../../../domain/queue/line-words.ts';
import { outdateGates } from '../../../domain/queue/use-gate.ts';
import { askForReason } from '../../../domain/reasons/ask-for-reason.ts';
import { fetchBody } from '../../../lib/api.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';

type Change = { readonly closed: boolean; readonly until?: string; readonly reasons?: Reasons };

const putGate = async (name: string, body: Change) => {
  await fetchBody('PUT /gates/{name}', { params: { name }, body });
  await outdateGates();
};

export const openGate = (name: string) =>
  putGate(name, { closed: false }).catch((error: unknown) => tellFault(gateWords(name), error));

/** Without `hours` the gate stays closed until somebody opens it. */
export const closeGate = (name: string, hours: number | undefined) =>
  askForReason({
    title: i18next.t('boardQueue.gates.closing', { gate: gateWords(name) }),
    message: i18next.t('boardQueue.gates.closingText'),
    label: i18next.t('boardQueue.gates.reason'),
    okLabel: i18next.t('boardQueue.gates.close'),
    backLabel: i18next.t('common.cancel'),
    kind: 'CLOSURE',
    submit: (reasons) => {
      const until = hours && { until: shifted(new Date(serverNow()).toISOString(), hours * 60) };
      return putGate(name, { closed: true, reasons, ...until });
    },
  });

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
