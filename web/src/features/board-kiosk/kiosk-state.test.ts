import { expect, test } from 'vitest';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { enteredText, type KioskAction, type KioskState, reduce, start } from './kiosk-state.ts';
import type { SubmitResult } from './pending/submit-entry.ts';

const logHead = { seq: 1, hash: 'x' };
const answer = (outcome: CheckInAnswer['outcome']): SubmitResult => ({
  kind: 'answer',
  answer: { outcome, logHead },
});
const run = (...actions: KioskAction[]): KioskState => actions.reduce(reduce, start);
const keys = (text: string): KioskAction[] => [...text].map((key) => ({ type: 'key', key }));
const submitted = (result: SubmitResult, hadEnding = false): KioskAction => ({
  type: 'submitted',
  key: 'k',
  text: 'В 918 МН 75',
  hadEnding,
  submitted: result,
});

test('with Chinese come the keys of Chinese plates, unless something is typed', () => {
  const choose = (language: 'RU' | 'EN' | 'CN') => ({ type: 'language', language }) as const;
  expect(run(choose('CN'))).toMatchObject({ layout: 'china' });
  expect(run(choose('CN'), choose('EN'))).toMatchObject({ layout: 'china' });
  expect(run(choose('CN'), choose('RU'))).toMatchObject({ layout: 'russia' });
  expect(run(...keys('В9'), choose('CN'))).toMatchObject({ layout: 'russia', typed: 'В9' });
  const latin = { type: 'layout', layout: 'latin' } as const;
  expect(run(latin, choose('RU'))).toMatchObject({ layout: 'latin' });
});

test('a plate is typed, mended and sent as it is shown', () => {
  const state = run(...keys('в918мк'), { type: 'erase' }, ...keys('н75'));
  expect(enteredText(state)).toBe('В 918 МН 75');
});

test('another kind of plate begins anew', () => {
  expect(run(...keys('В9'), { type: 'layout', layout: 'china' })).toMatchObject({
    layout: 'china',
    typed: '',
  });
});

test('while it is sent nothing can be typed or sent again', () => {
  const state = run(...keys('В918МН75'), { type: 'sent' });
  for (const action of [
    ...keys('1'),
    { type: 'erase' },
    { type: 'sent' },
    { type: 'reset' },
  ] as KioskAction[])
    expect(reduce(state, action)).toBe(state);
});

test('the phone’s ending is asked for, four digits and no more', () => {
  const state = run({ type: 'sent' }, submitted(answer('PHONE_ENDING_NEEDED')), ...keys('12а345'));
  expect(state.step).toEqual({ name: 'phone', text: 'В 918 МН 75', digits: '1234', note: null });
});

test('a wrong ending is said and typed anew', () => {
  const asked = run(submitted(answer('PHONE_ENDING_NEEDED')), ...keys('1234'), { type: 'sent' });
  const wrong = reduce(asked, submitted(answer('PHONE_ENDING_NEEDED'), true));
  expect(wrong.step).toMatchObject({ digits: '1234', note: 'wrong' });
  expect(reduce(wrong, { type: 'key', key: '9' }).step).toMatchObject({ digits: '9' });
});

test('without a connection the ending is asked for before anything is kept', () => {
  expect(run(submitted({ kind: 'ending-needed-first' })).step).toMatchObject({ name: 'phone', note: 'cut' });
});

test.each([
  [answer('ON_TIME'), { kind: 'answer', text: 'В 918 МН 75' }],
  [{ kind: 'kept', at: 'then' } as const, { kind: 'kept', at: 'then', text: 'В 918 МН 75' }],
])('an answer stays until it is dismissed, and what was typed for it goes with it', (result, told) => {
  const state = run(...keys('В918МН75'), { type: 'sent' }, submitted(result));
  expect(state).toMatchObject({ isBusy: false, step: { name: 'told', told } });
  expect(reduce(state, { type: 'key', key: '1' })).toEqual(state);
  expect(reduce(state, { type: 'done' })).toEqual(start);
});

test.each([answer('NO_BOOKING'), { kind: 'refused', reason: 'failed' } as const])(
  'a plate that led to nothing is still there to be mended',
  (result) => {
    const state = run(...keys('В918МН75'), { type: 'sent' }, submitted(result), { type: 'done' });
    expect(enteredText(state)).toBe('В 918 МН 75');
  },
);

test('the way back from the phone’s digits keeps the plate and its kind', () => {
  const state = run({ type: 'layout', layout: 'china' }, ...keys('蒙E9D015'), { type: 'sent' });
  const asked = reduce(state, {
    type: 'submitted',
    key: 'k',
    text: '蒙E 9D015',
    hadEnding: false,
    submitted: answer('PHONE_ENDING_NEEDED'),
  });
  expect(reduce(asked, { type: 'back' })).toEqual({
    layout: 'china',
    typed: '蒙E9D015',
    step: { name: 'text' },
    isBusy: false,
  });
});

test('a kind of plate stays for the next driver until nobody is there; what was half typed before a scan goes', () => {
  const state = run({ type: 'layout', layout: 'china' }, ...keys('蒙E'), submitted(answer('NO_BOOKING')));
  const dismissed = reduce(state, { type: 'done' });
  expect(dismissed).toMatchObject({ layout: 'china', typed: '' });
  expect(reduce(dismissed, { type: 'reset' })).toBe(start);
});
