import { type Defined, defineCodeMessage, defineMessage } from '../../../platform/messages/define-message.ts';

const slot = Temporal.Instant.from('2026-09-30T13:00:00Z');
const plate = '黑B 12345 挂 <X&"1>';
const date = '2026-09-30';
const number = '123-456-789';
const address = 'https://booking.checkpoint-zabaikalsk.example.org/pass/AAAAAAAAAAAAAAAAAAAAAA';
const about = { plate, date, number };
/** A draw sends hundreds of SMS at once, so they leave at a limited number a minute. */
const draws = { smsBudget: 'offers', parts: 2, push: 'bookings' } as const;

export const drawsMessages = {
  'draw-code': defineCodeMessage({ plate, date, minutes: 60 }),
  /** `offer` is the one-time address where the place is taken, `result` the page of the draw. */
  'draw-won': defineMessage(
    { ...about, slot, until: slot, offer: address, result: address },
    { ...draws, parts: 3, push: 'offer' },
  ),
  /** `listed` is empty, or a sentence that the truck now waits on the list. */
  'draw-lost': defineMessage({ ...about, listed: 'x'.repeat(60), result: address }, { ...draws, parts: 3 }),
  'draw-left-out': defineMessage({ ...about, reason: 'x'.repeat(150) }, { ...draws, parts: 4 }),
  'draw-not-taken': defineMessage({ ...about, slot, reason: 'x'.repeat(150) }, { ...draws, parts: 4 }),
  'draw-limited': defineMessage(
    { ...about, until: slot, appealUntil: slot, vehicleId: '01980000-0000-7000-8000-0000000000aa' },
    { parts: 3, push: 'strike' },
  ),
  'draw-called-off': defineMessage(about, draws),
};

declare module '../../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof drawsMessages> {}
}
