import i18next, { type ParseKeys } from 'i18next';
import type { ActReasonKind } from '#kernel/log/queue-log-entry.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { outdateBookings } from '../../booking/own-bookings.ts';
import { plateText } from '../../plate/plate-text.ts';
import { askForReason } from '../../reasons/ask-for-reason.ts';
import { finalActs } from './final-acts.ts';
import { followAct, type LineAct, oneAtATime } from './one-at-a-time.ts';
import { fetchOwnActs, sendUndo } from './own-acts.ts';
import { knownVersion } from './own-changes.ts';
import { type SeenTruck, sendCallNext, sendPriority, sendRecall, sendStatus } from './queue-calls.ts';
import { tellFault } from './tell-fault.ts';
import { tell } from './told.ts';
import { notFirstWords, whatHappened } from './what-happened.ts';

/** Somebody else has changed the truck since it was displayed. */
export const isOvertaken = (error: unknown) =>
  hasCode(error, 'STALE_VERSION', 'TRANSITION_REFUSED', 'NOT_CALLED');

export const tellOvertaken = async (truck: SeenTruck) =>
  tell({ text: await whatHappened(truck), tone: 'refused' });

/** Reports errors itself. Undefined if nothing was done. */
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

const tellDone = (key: ParseKeys, { plate }: SeenTruck, undo?: () => Promise<unknown>) =>
  tell({ text: i18next.t(key, { plate: plateText(plate) }), tone: 'done', undo });

/** Takes the operator's last act on the truck back, as long as nobody has done anything to it since. */
export const takeBack = (truck: SeenTruck, act: LineAct, told: ParseKeys) =>
  attempt(truck, act, async () => {
    const last = (await fetchOwnActs()).find(({ bookingId }) => bookingId === truck.id);
    if (!last) return;
    await sendUndo(last);
    tellDone(told, truck);
    void outdateBookings();
  });

export const tellCalled = (truck: SeenTruck) =>
  tellDone('lineActs.told.called', truck, () => takeBack(truck, 'return', 'lineActs.told.callUndone'));

/** Pending acts are sent first, because a truck that is being cancelled would otherwise still be the head. */
export const callHead = (truck: SeenTruck, gate: string | undefined) =>
  attempt(truck, 'call', async () => {
    try {
      await finalActs.flush();
      const { version } = await sendCallNext(truck, { gate });
      tellCalled({ ...truck, version });
    } catch (error) {
      if (!hasCode(error, 'QUEUE_CHANGED', 'QUEUE_EMPTY')) throw error;
      tell({ text: notFirstWords(await whatHappened(truck)), tone: 'refused' });
    }
  });

export const recall = (truck: SeenTruck) =>
  attempt(truck, 'recall', async () => {
    await sendRecall(truck);
    tellDone('lineActs.told.recalled', truck);
  });

export const giveBack = (truck: SeenTruck, reasonKind: ActReasonKind) =>
  attempt(truck, 'return', async () => {
    await sendStatus(truck, 'WAITING', { reasonKind });
    tellDone('lineActs.told.returned', truck, () => takeBack(truck, 'call', 'lineActs.told.called'));
  });

export const arrive = (truck: SeenTruck) =>
  attempt(truck, 'arrive', async () => {
    await sendStatus(truck, 'WAITING');
    const undo = () => takeBack(truck, 'undoArrival', 'lineActs.told.arrivalUndone');
    tellDone('lineActs.told.arrived', truck, undo);
    void outdateBookings();
  });

/** Harmless, because an arrival that is repeated within ten minutes keeps its first time. */
export const undoArrival = (truck: SeenTruck) =>
  attempt(truck, 'undoArrival', async () => {
    await sendStatus(truck, 'BOOKED');
    tellDone('lineActs.told.arrivalUndone', truck, () => takeBack(truck, 'arrive', 'lineActs.told.arrived'));
    void outdateBookings();
  });

/** Replaces the driver's code: confirms a new booking, or drops a pending change of time. */
export const bookWithoutCode = (truck: SeenTruck) =>
  attempt(truck, 'book', async () => {
    await sendStatus(truck, 'BOOKED');
    tellDone('lineActs.told.booked', truck);
    void outdateBookings();
  });

const setPriority = (truck: SeenTruck, hasPriority: boolean) =>
  attempt(truck, 'priority', async () => {
    await sendPriority(truck, hasPriority);
    const [done, undone] = [
      hasPriority ? 'lineActs.told.priorityGiven' : 'lineActs.told.priorityTaken',
      hasPriority ? 'lineActs.told.priorityTaken' : 'lineActs.told.priorityGiven',
    ] as const;
    tellDone(done, truck, () => takeBack(truck, 'priority', undone));
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

type CancelledTruck = SeenTruck & { readonly isOutsideLine?: boolean };

export const cancelWithReason = ({ id, plate, version, isOutsideLine = false }: CancelledTruck) =>
  askForReason({
    title: i18next.t('lineActs.cancel.title', { plate: plateText(plate) }),
    message: i18next.t(isOutsideLine ? 'lineActs.cancel.message' : 'lineActs.cancel.messageInLine'),
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
