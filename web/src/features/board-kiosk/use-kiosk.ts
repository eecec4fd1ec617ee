import { useCallback, useReducer } from 'react';
import { numberInQr } from '#kernel/passes/pass-qr.ts';
import { showLanguage } from '../../lib/i18n.ts';
import { serverNow } from './connection.ts';
import { isWhole } from './entry/plate-keys.ts';
import { sendCheckIn } from './kiosk-calls.ts';
import { endingLength, enteredText, reduce, start } from './kiosk-state.ts';
import { submitEntry } from './pending/submit-entry.ts';

/** One driver after the other: what is typed, what is sent and what is told. */
export const useKiosk = () => {
  const [state, dispatch] = useReducer(reduce, start);
  const { step, layout, typed, isBusy } = state;

  const send = async (text: string, phoneEnding?: string) => {
    dispatch({ type: 'sent' });
    const entry = { key: crypto.randomUUID(), text, at: serverNow().toISOString() };
    const submitted = await submitEntry(
      phoneEnding === undefined ? entry : { ...entry, phoneEnding },
      sendCheckIn,
    );
    // A pass at the scanner is answered in its booking's language: its driver has chosen none on the screen.
    if (submitted.kind === 'answer' && submitted.answer.language && numberInQr(text) !== undefined)
      await showLanguage(submitted.answer.language).catch(() => undefined);
    dispatch({ type: 'submitted', key: entry.key, text, hadEnding: phoneEnding !== undefined, submitted });
  };

  const canSubmit =
    !isBusy &&
    ((step.name === 'text' && isWhole(layout, typed)) ||
      (step.name === 'phone' && step.digits.length === endingLength));

  const submit = () => {
    if (!canSubmit) return;
    if (step.name === 'phone') void send(step.text, step.digits);
    else void send(enteredText(state));
  };

  /** Nobody is there: the next driver reads Russian until he says otherwise. */
  const startOver = useCallback(() => {
    dispatch({ type: 'reset' });
    showLanguage('RU').catch(() => undefined);
  }, []);

  return {
    state,
    dispatch,
    canSubmit,
    submit,
    startOver,
    /** A pass before the scanner counts on every screen: its driver stands there. */
    scan: (text: string) => {
      if (!isBusy) void send(text);
    },
  };
};
