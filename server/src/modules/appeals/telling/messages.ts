import { type Defined, defineMessage } from '../../../platform/messages/define-message.ts';

const due = Temporal.Instant.from('2026-09-30T13:00:00Z');
const plate = '黑B 12345 挂 <X&"1>';
const reason = 'x'.repeat(500);
/** `why` is the reason of the strike. */
const waiting = { plate, why: reason, due, appealId: '01980000-0000-7000-8000-0000000000aa' };

export const appealsMessages = {
  'appeal-made': defineMessage({ plate, due, vehicleId: waiting.appealId }, { parts: 2 }),
  'appeal-suspended': defineMessage({ plate }, { parts: 2 }),
  'appeal-lifted': defineMessage({ plate, reason }, { parts: 2 }),
  'appeal-upheld': defineMessage({ plate, reason }, { parts: 2 }),
  'appeal-waits': defineMessage(waiting, { parts: 2 }),
  'appeal-overdue': defineMessage(waiting, { parts: 2 }),
  'appeal-was-lifted': defineMessage({ ...waiting, reason }, { parts: 2 }),
  'appeal-was-upheld': defineMessage({ ...waiting, reason }, { parts: 2 }),
};

declare module '../../../platform/messages/define-message.ts' {
  interface Messages extends Defined<typeof appealsMessages> {}
}
