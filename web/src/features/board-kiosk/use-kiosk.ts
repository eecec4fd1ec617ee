import { useCallback, useReducer } from 'react';
import { numberInQr } from '#kernel/passes/pass-qr.ts';
import { showLanguage } from '../../lib/i18n.ts';
import { serverNow } from './connection.ts';
import { isWhole } from './entry/plate-keys.ts';
import { sendCheckIn } from './kiosk-calls.ts';
import { endingLength, enteredText, reduce, start } from './kiosk-state.ts';
import { submitEntry } from './pending/submit-entry.ts';

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
    // A scanned pass is answered in its booking's language, since the driver chose none on the screen.
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

  /** Resets to Russian for the next driver. */
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
    /** A scan is accepted on every screen: its driver is standing there. */
    scan: (text: string) => {
      if (!isBusy) void send(text);
    },
  };
};
