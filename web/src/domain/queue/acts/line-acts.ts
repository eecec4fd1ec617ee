import i18next from 'i18next';
import type { ActReasonKind } from '#kernel/log/queue-log-entry.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { outdateBookings } from '../../booking/own-bookings.ts';
import { plateText } from '../../plate/plate-text.ts';
import { askForReason } from '../../reasons/ask-for-reason.ts';
import { finalActs } from './final-acts.ts';
import { type LineAct, oneAtATime } from './one-at-a-time.ts';
import { knownVersion } from './own-changes.ts';
import { type SeenTruck, sendCallNext, sendPriority, sendRecall, sendStatus } from './queue-calls.ts';
import { tellFault } from './tell-fault.ts';
import { tell } from './told.ts';
import { followAct } from './under-way.ts';
import { notFirstWords, whatHappened } from './what-happened.ts';

/** Somebody else has done something with the truck since it was looked at. */
export const isOvertaken = (error: unknown) =>
  hasCode(error, 'STALE_VERSION', 'TRANSITION_REFUSED', 'NOT_CALLED');

export const tellOvertaken = async (truck: SeenTruck) =>
  tell({ text: await whatHappened(truck), tone: 'refused' });

/** Does it once and tells what stood in the way. Undefined: it was not done. */
export const attempt = <T>(truck: SeenTruck, act: LineAct, work: () => Promise<T>): Promise<T | undefined> =>
  oneAtATime(truck.id, act, () =>
    followAct(
      work().catch(async (error: unknown) => {
        if (isOvertaken(error)) await tellOvertaken(truck);
        else tellFault(truck.plate, error);
        return undefined;
      }),
    ),
  );

const named = ({ plate }: SeenTruck) => ({ plate: plateText(plate) });

const undoCall = (truck: SeenTruck) =>
  attempt(truck, 'return', async () => {
    await sendStatus(truck, 'WAITING', { reasonKind: 'MISTAKE' });
    tell({ text: i18next.t('lineActs.told.callUndone', named(truck)), tone: 'done' });
  });

/** A call has a true undo: the truck is back at its place. */
export const tellCalled = (truck: SeenTruck) =>
  tell({
    text: i18next.t('lineActs.told.called', named(truck)),
    tone: 'done',
    undo: () => undoCall(truck),
  });

/** The first of the line. Who stands before it and is being cancelled must be gone first. */
export const callHead = (truck: SeenTruck, gate: string | undefined) =>
  attempt(truck, 'call', async () => {
    try {
      await finalActs.flush();
      const { version } = await sendCallNext(truck.id, gate);
      tellCalled({ ...truck, version });
    } catch (error) {
      if (!hasCode(error, 'QUEUE_CHANGED', 'QUEUE_EMPTY')) throw error;
      tell({ text: notFirstWords(await whatHappened(truck)), tone: 'refused' });
    }
  });

export const recall = (truck: SeenTruck) =>
  attempt(truck, 'recall', async () => {
    await sendRecall(truck);
    tell({ text: i18next.t('lineActs.told.recalled', named(truck)), tone: 'done' });
  });

export const giveBack = (truck: SeenTruck, reasonKind: ActReasonKind) =>
  attempt(truck, 'return', async () => {
    await sendStatus(truck, 'WAITING', { reasonKind });
    tell({ text: i18next.t('lineActs.told.returned', named(truck)), tone: 'done' });
  });

/** An act of its own can be taken back; what only takes one back cannot, or Ctrl Z twice would do it again. */
type Way = { readonly isUndo?: boolean };

export const arrive = (truck: SeenTruck, { isUndo = false }: Way = {}) =>
  attempt(truck, 'arrive', async () => {
    const arrived = { ...truck, ...(await sendStatus(truck, 'WAITING')) };
    tell({
      text: i18next.t('lineActs.told.arrived', named(truck)),
      tone: 'done',
      undo: isUndo ? undefined : () => undoArrival(arrived, { isUndo: true }),
    });
    void outdateBookings();
  });

/** An arrival repeated within ten minutes keeps its first time, so taking it back harms nobody. */
export const undoArrival = (truck: SeenTruck, { isUndo = false }: Way = {}) =>
  attempt(truck, 'undoArrival', async () => {
    const booked = { ...truck, ...(await sendStatus(truck, 'BOOKED')) };
    tell({
      text: i18next.t('lineActs.told.arrivalUndone', named(truck)),
      tone: 'done',
      undo: isUndo ? undefined : () => arrive(booked, { isUndo: true }),
    });
    void outdateBookings();
  });

/** Instead of the driver's code: a new booking is confirmed; a change of time is dropped, and the old one holds. */
export const bookWithoutCode = (truck: SeenTruck) =>
  attempt(truck, 'book', async () => {
    await sendStatus(truck, 'BOOKED');
    tell({ text: i18next.t('lineActs.told.booked', named(truck)), tone: 'done' });
    void outdateBookings();
  });

const setPriority = (truck: SeenTruck, hasPriority: boolean) =>
  attempt(truck, 'priority', async () => {
    await sendPriority(truck, hasPriority);
    const words = hasPriority ? 'lineActs.told.priorityGiven' : 'lineActs.told.priorityTaken';
    tell({ text: i18next.t(words, named(truck)), tone: 'done' });
    void outdateBookings();
  });

export const takePriority = (truck: SeenTruck) => setPriority(truck, false);
export const givePriority = (truck: SeenTruck) => setPriority(truck, true);

export const markLeft = (truck: SeenTruck) =>
  finalActs.add({
    id: truck.id,
    plate: truck.plate,
    version: knownVersion(truck),
    status: 'LEFT_WAITING_ZONE',
  });

type Cancelled = SeenTruck & { readonly isOutsideLine?: boolean };

export const cancelWithReason = ({ id, plate, version, isOutsideLine = false }: Cancelled) =>
  askForReason({
    title: i18next.t('lineActs.cancel.title', { plate: plateText(plate) }),
    message: i18next.t('lineActs.cancel.message'),
    label: i18next.t('lineActs.cancel.reason'),
    okLabel: i18next.t('lineActs.cancel.ok'),
    backLabel: i18next.t('lineActs.cancel.back'),
    kind: 'CANCEL',
    isRisky: true,
    submit: async (reasons) =>
      finalActs.add({
        ...{ id, plate, status: 'CANCELED', reasons, isOutsideLine },
        version: knownVersion({ id, version }),
      }),
  });
