import i18next from 'i18next';
import type { ReasonKind } from '#contract/bookings/bookings.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';
import { plateText } from '../../plate/plate-text.ts';
import { askForReason } from '../../reasons/ask-for-reason.ts';
import { finalActs } from './final-acts.ts';
import { type SeenTruck, sendPriorityTaken, sendRecall, sendStatus } from './queue-calls.ts';
import { tell } from './told.ts';
import { whatHappened } from './what-happened.ts';

/** Trucks of which an act is on its way: a second press meanwhile is not a second act. */
const busy = new Set<string>();

/** Somebody else has done something with the truck since it was looked at. */
export const isOvertaken = (error: unknown) =>
  hasCode(error, 'STALE_VERSION', 'TRANSITION_REFUSED', 'NOT_CALLED');

export const tellOvertaken = async (truck: SeenTruck) =>
  tell({ text: await whatHappened(truck), tone: 'refused' });

/** Does it once and tells what stood in the way. Undefined: it was not done. */
export const attempt = async <T>(truck: SeenTruck, work: () => Promise<T>): Promise<T | undefined> => {
  if (busy.has(truck.id)) return undefined;
  busy.add(truck.id);
  try {
    return await work();
  } catch (error) {
    if (isOvertaken(error)) await tellOvertaken(truck);
    else await handleError(error);
    return undefined;
  } finally {
    busy.delete(truck.id);
  }
};

const named = ({ plate }: SeenTruck) => ({ plate: plateText(plate) });

const undoCall = (truck: SeenTruck) =>
  attempt(truck, async () => {
    await sendStatus(truck, 'WAITING', { reasonKind: 'MISTAKE' });
    tell({ text: i18next.t('lineActs.told.callUndone', named(truck)), tone: 'done' });
  });

/** A call has a true undo: the truck is back at its place. */
export const tellCalled = (truck: SeenTruck) =>
  tell({
    text: i18next.t('lineActs.told.called', named(truck)),
    tone: 'done',
    undo: () => void undoCall(truck),
  });

export const recall = (truck: SeenTruck) =>
  attempt(truck, async () => {
    await sendRecall(truck.id);
    tell({ text: i18next.t('lineActs.told.recalled', named(truck)), tone: 'done' });
  });

export const giveBack = (truck: SeenTruck, reasonKind: ReasonKind) =>
  attempt(truck, async () => {
    await sendStatus(truck, 'WAITING', { reasonKind });
    tell({ text: i18next.t('lineActs.told.returned', named(truck)), tone: 'done' });
  });

/** An arrival repeated within ten minutes keeps its first time, so taking it back harms nobody. */
export const undoArrival = (truck: SeenTruck) =>
  attempt(truck, async () => {
    const booked = await sendStatus(truck, 'BOOKED');
    tell({
      text: i18next.t('lineActs.told.arrivalUndone', named(truck)),
      tone: 'done',
      undo: () => void attempt(truck, () => sendStatus(booked, 'WAITING')),
    });
  });

export const takePriority = (truck: SeenTruck) =>
  attempt(truck, async () => {
    await sendPriorityTaken(truck);
    tell({ text: i18next.t('lineActs.told.priorityTaken', named(truck)), tone: 'done' });
  });

export const markLeft = ({ id, plate, version }: SeenTruck) =>
  finalActs.add({ id, plate, version, status: 'LEFT_WAITING_ZONE' });

export const cancelWithReason = ({ id, plate, version }: SeenTruck) =>
  askForReason({
    title: i18next.t('lineActs.cancel.title', { plate: plateText(plate) }),
    message: i18next.t('lineActs.cancel.message'),
    label: i18next.t('lineActs.cancel.reason'),
    okLabel: i18next.t('lineActs.cancel.ok'),
    kind: 'CANCEL',
    submit: async (reasons) => finalActs.add({ id, plate, version, status: 'CANCELED', reasons }),
  });
