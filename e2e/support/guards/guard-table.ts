import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type GuardCode, guardsOfAct, type TruckAct } from '#kernel/guards/guards.ts';
import { signIn } from '../accounts.ts';
import { forgetOperators } from '../bookings.ts';
import { shownPlate } from '../trucks.ts';
import { wordsOf } from '../words.ts';
import { asOperator, bringAbout, clearFacts, type Subject } from './guard-facts.ts';
import { type Scene, scenes } from './guard-scenes.ts';

const { confirm, arrive, callNext, callChosen, recall, redirect, cancel, edit, approve, ban, warn } = scenes;

/** Why no screen can show the guard. */
type Unmet = { readonly unmet: string };

type Table = {
  readonly [Act in TruckAct]: Readonly<Record<(typeof guardsOfAct)[Act][number], Scene | Unmet>>;
};

/** The scene in which each guard of each act is met. The types demand an entry for every pair. */
const table: Table = {
  CONFIRM: { WATCHED: confirm, DISPUTED: confirm },
  ARRIVAL: {
    BANNED: {
      unmet:
        'a ban ends a booking before its arrival, also one upheld after an appeal, and a banned arrival stays',
    },
    WATCHED: arrive,
    HOURS_EARLY: arrive,
  },
  TAKE_BACK: {},
  CALL: {
    BANNED: callNext,
    WATCHED: callNext,
    DISPUTED: callNext,
    CHECKPOINT_CLOSED: callNext,
    GATE_CLOSED: callNext,
    GATE_BUSY: callNext,
    // The first truck is never out of order, and another one is called by a form that asks for the reason.
    OUT_OF_ORDER: callChosen,
  },
  RECALL: { BANNED: recall, CHECKPOINT_CLOSED: recall, GATE_CLOSED: recall },
  REDIRECT: { GATE_CLOSED: redirect, GATE_BUSY: redirect },
  RETURN: {},
  DEPARTURE: {},
  CANCEL: { IN_LINE: cancel },
  EDIT: { WATCHED: edit, DISPUTED: edit, IN_LINE: edit },
  APPROVE: { BANNED: approve, WATCHED: approve, DISPUTED: approve, NO_DOCUMENT: approve },
  BAN: { IN_LINE: ban, OTHER_BOOKINGS: ban },
  WARN: { IN_LINE: warn, OTHER_BOOKINGS: warn },
};

/** One truck cannot have both: its only booking is either in the line or still to come. */
const exclude = (codes: readonly GuardCode[]): GuardCode[][] =>
  codes.includes('IN_LINE') && codes.includes('OTHER_BOOKINGS') ? codes.map((code) => [code]) : [[...codes]];

export type Row = { readonly act: TruckAct; readonly scene: Scene; readonly codes: readonly GuardCode[] };

const entriesOf = (act: TruckAct) =>
  guardsOfAct[act].flatMap((code) => {
    const scene = (table[act] as Record<GuardCode, Scene | Unmet>)[code];
    return 'unmet' in scene ? [] : [{ code, scene }];
  });

const acts = Object.keys(guardsOfAct) as TruckAct[];

/** A row for each guard of each act. */
export const pairs: readonly Row[] = acts.flatMap((act) =>
  entriesOf(act).map(({ code, scene }) => ({ act, scene, codes: [code] })),
);

/** A row for each scene, with as many guards at once as one truck can have. */
export const rows: readonly Row[] = acts.flatMap((act) => {
  const entries = entriesOf(act);
  return [...new Set(entries.map(({ scene }) => scene))].flatMap((scene) =>
    exclude(entries.filter((one) => one.scene === scene).map(({ code }) => code)).map((codes) => ({
      act,
      scene,
      codes,
    })),
  );
});

const say = wordsOf('RU');

/** Matches the sentence of a guard with any values in its gaps. */
const sentenceOf = (code: GuardCode): RegExp => {
  const counted: readonly GuardCode[] = ['DISPUTED', 'OUT_OF_ORDER', 'OTHER_BOOKINGS'];
  const gap = '\u0000';
  const gaps = { count: gap, gate: gap, plate: gap, when: gap };
  const sentence = say(`guards.codes.${code}${counted.includes(code) ? '_one' : ''}`, gaps);
  return new RegExp(sentence.split(gap).map(RegExp.escape).join('.+'));
};

type GuardedAct = { readonly page: Page; readonly row: Row; readonly subject: Subject };

/** The question, or the form that replaces it. */
const askedIn = ({ page, row: { scene }, subject }: GuardedAct) => {
  const plate = shownPlate(subject.plate);
  return scene.form?.of(page, plate) ?? page.getByRole('alertdialog', { name: `${plate}: что препятствует` });
};

const expectNamed = async (asked: GuardedAct) => {
  const question = askedIn(asked);
  const { scene, codes } = asked.row;
  for (const code of codes)
    await expect(question, code).toContainText(
      scene.form ? (scene.form.says[code] ?? 'unsaid') : sentenceOf(code),
    );
  // The question lists no other guards.
  if (!scene.form) await expect(question.getByRole('listitem')).toHaveCount(codes.length);
  return question;
};

const whatIs = async (request: APIRequestContext, { bookingId, vehicleId }: Subject) => {
  const path = bookingId === undefined ? `/vehicle/${vehicleId}` : `/booking/${bookingId}`;
  const { version, bookingStatus, vehicleRegistrationPlate, approved, banStatus, gate } = await (
    await asOperator(request, 'GET', path)
  ).json();
  return { version, bookingStatus, vehicleRegistrationPlate, approved, banStatus, gate };
};

const lastEvent = async (request: APIRequestContext, { scene }: Row, { bookingId, vehicleId }: Subject) => {
  const path = scene.vehicleEvent
    ? `/events?vehicleId=${vehicleId}&type=${scene.vehicleEvent}`
    : `/booking/${bookingId}/history?size=100`;
  const { content } = await (await asOperator(request, 'GET', path)).json();
  return content.at(scene.vehicleEvent ? 0 : -1);
};

/** Leaving the question changes nothing. Acknowledging its guards does the act, and the event records them. */
export const expectGuarded = async (page: Page, row: Row) => {
  const { request } = page;
  const { scene, codes } = row;
  // Signs in anew for each row, because too many sessions of one account end the oldest one.
  forgetOperators();
  await clearFacts(request);
  const subject = await scene.reach(request);
  await bringAbout(request, subject, codes);
  await signIn(page, 'admin');
  await page.goto(`/board${scene.address(subject)}`);
  const before = [await whatIs(request, subject), await lastEvent(request, row, subject)];

  await scene.act(page, subject);
  const question = await expectNamed({ page, row, subject });
  const leave = scene.form?.leave ?? say('guards.leave');
  await question.getByRole('button', { name: leave, exact: true }).click();
  await expect(question).toHaveCount(0);
  expect([await whatIs(request, subject), await lastEvent(request, row, subject)]).toEqual(before);

  await scene.act(page, subject);
  if (scene.form) await scene.form.goOn(question, shownPlate(subject.plate));
  else await question.getByRole('button', { name: say('guards.goOn'), exact: true }).click();
  await expect.poll(() => lastEvent(request, row, subject)).toMatchObject({ to: { acknowledged: codes } });
};
