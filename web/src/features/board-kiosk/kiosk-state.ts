import type { Language } from '#contract/common.ts';
import type { CheckInAnswer } from '#contract/queue/check-in.ts';
import { type Layout, shownText, withKey, withoutLast } from './entry/plate-keys.ts';
import type { SubmitResult } from './pending/submit-entry.ts';

type Refusal = Extract<SubmitResult, { kind: 'refused' }>;

export type FinalAnswer =
  | { readonly kind: 'answer'; readonly answer: CheckInAnswer; readonly text: string }
  | { readonly kind: 'kept'; readonly at: string; readonly text: string }
  | Refusal;

export type Step =
  | { readonly name: 'text' }
  | {
      readonly name: 'phone';
      readonly text: string;
      readonly digits: string;
      /** `wrong`: digits that did not match. `cut`: no network, so maybe none are needed. `pass`: it was replaced. */
      readonly note: 'wrong' | 'cut' | 'pass' | null;
    }
  | {
      readonly name: 'told';
      readonly told: FinalAnswer;
      /** The entry's idempotency key. As React key it gives each answer a countdown of its own. */
      readonly key: string;
    };

export type KioskState = {
  readonly layout: Layout;
  readonly typed: string;
  readonly step: Step;
  readonly isBusy: boolean;
};

export type KioskAction =
  | { readonly type: 'key'; readonly key: string }
  | { readonly type: 'erase' }
  | { readonly type: 'layout'; readonly layout: Layout }
  | { readonly type: 'language'; readonly language: Language }
  /** Leads back from the phone digits to the plate, which may be mistyped. */
  | { readonly type: 'back' }
  | { readonly type: 'done' }
  | { readonly type: 'reset' }
  | { readonly type: 'sent' }
  | {
      readonly type: 'submitted';
      readonly key: string;
      readonly text: string;
      readonly hadEnding: boolean;
      readonly submitted: SubmitResult;
    };

export const start: KioskState = { layout: 'russia', typed: '', step: { name: 'text' }, isBusy: false };

export const endingLength = 4;

export const enteredText = ({ layout, typed }: KioskState) => shownText(layout, typed);

const pressed = (state: KioskState, key: string): KioskState => {
  const { step, layout, typed } = state;
  if (step.name === 'text') return { ...state, typed: withKey(layout, typed, key) };
  if (step.name !== 'phone' || !/^\d$/.test(key)) return state;
  // After wrong digits the next key begins anew, because nobody knows which digit was wrong.
  const before = step.note === 'wrong' && step.digits.length === endingLength ? '' : step.digits;
  return { ...state, step: { ...step, digits: (before + key).slice(0, endingLength) } };
};

const erased = (state: KioskState): KioskState => {
  const { step, typed } = state;
  if (step.name === 'text') return { ...state, typed: withoutLast(typed) };
  return step.name === 'phone' ? { ...state, step: { ...step, digits: withoutLast(step.digits) } } : state;
};

type Outcome = Extract<KioskAction, { type: 'submitted' }>;

const stepAfter = ({ step }: KioskState, { key, text, hadEnding, submitted }: Outcome): Step => {
  const tell = (told: FinalAnswer): Step => ({ name: 'told', told, key });
  const askForEnding = (note: Extract<Step, { name: 'phone' }>['note']): Step => ({
    name: 'phone',
    text,
    digits: note === 'wrong' && step.name === 'phone' ? step.digits : '',
    note,
  });
  switch (submitted.kind) {
    case 'ending-needed-first':
      return askForEnding('cut');
    case 'kept':
      return tell({ kind: 'kept', at: submitted.at, text });
    case 'refused':
      return tell(submitted);
    case 'answer':
      return submitted.answer.outcome === 'PHONE_ENDING_NEEDED'
        ? askForEnding(hadEnding ? 'wrong' : submitted.answer.passFault ? 'pass' : null)
        : tell({ kind: 'answer', answer: submitted.answer, text });
  }
};

/** The typed plate was probably mistyped, so it is kept for correction. */
const isWorthMending = (told: FinalAnswer) =>
  told.kind === 'refused' || (told.kind === 'answer' && told.answer.outcome === 'NO_BOOKING');

/** Readers of Chinese mostly drive Chinese trucks, so the keys follow the language. A typed text keeps its keys. */
const layoutFor = ({ layout, typed }: KioskState, language: Language): Layout => {
  if (typed !== '' || language === 'EN') return layout;
  if (language === 'CN') return 'china';
  return layout === 'china' ? 'russia' : layout;
};

export const reduce = (state: KioskState, action: KioskAction): KioskState => {
  if (action.type === 'submitted')
    return {
      ...state,
      isBusy: false,
      // A scan discards what was typed by hand.
      typed: action.text === enteredText(state) ? state.typed : '',
      step: stepAfter(state, action),
    };
  if (state.isBusy) return state;
  switch (action.type) {
    case 'key':
      return pressed(state, action.key);
    case 'erase':
      return erased(state);
    case 'layout':
      return { ...state, layout: action.layout, typed: '' };
    case 'language':
      return { ...state, layout: layoutFor(state, action.language) };
    case 'sent':
      return { ...state, isBusy: true };
    case 'back':
      return { ...state, step: start.step };
    case 'done':
      return {
        ...state,
        step: start.step,
        typed: state.step.name === 'told' && isWorthMending(state.step.told) ? state.typed : '',
      };
    case 'reset':
      return start;
  }
};
