import { useIdle } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueClosure } from '#contract/queue/queue.ts';
import { isPassText } from '#kernel/passes/signed-pass.ts';
import { currentLanguage, loadAllLanguages, showLanguage } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { ToldScreen } from './answer/told-screen.tsx';
import { EntryScreen } from './entry/entry-screen.tsx';
import { PhoneScreen } from './entry/phone-screen.tsx';
import { isWhole } from './entry/plate-keys.ts';
import { KioskFrame } from './frame/kiosk-frame.tsx';
import { lowReach } from './frame/low-reach.ts';
import { useDevice, useReloadWhenIdle } from './frame/use-device.ts';
import { useKeyboard } from './keyboard/use-keyboard.ts';
import { noteCut, pingServer, sendCheckIn } from './kiosk-calls.ts';
import { endingLength, enteredText, reduce, start } from './kiosk-state.ts';
import { sendPending, submitEntry } from './pending/submit-entry.ts';
import { rememberPrinter } from './slip/printer.ts';

const everyMs = 20_000;
const everyMsWhenCut = 2000;

type Beat = { readonly isThere: boolean; readonly closure: QueueClosure | undefined };

const beat = async (): Promise<Beat> => {
  const answer = await pingServer().catch(() => undefined);
  if (!answer) return { isThere: false, closure: undefined };
  await sendPending(sendCheckIn, () => new Date(serverNow()));
  return { isThere: true, closure: answer.body.closure };
};

const heartbeatQuery = queryOptions({
  queryKey: ['kiosk', 'heartbeat'],
  queryFn: beat,
  networkMode: 'always',
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.isThere ? everyMs : everyMsWhenCut),
  refetchIntervalInBackground: true,
  refetchOnReconnect: 'always',
});

/** Keeps the session alive, detects outages and closures, and sends what was stored meanwhile. */
const useHeartbeat = (): QueueClosure | undefined => {
  const { data } = useQuery(heartbeatQuery);
  useEffect(() => {
    window.addEventListener('offline', noteCut);
    return () => window.removeEventListener('offline', noteCut);
  }, []);
  return data?.closure;
};

const useKiosk = () => {
  const [state, dispatch] = useReducer(reduce, start);
  const { step, layout, typed, isBusy } = state;

  const send = async (text: string, phoneEnding?: string) => {
    dispatch({ type: 'sent' });
    const entry = { key: crypto.randomUUID(), text, at: new Date(serverNow()).toISOString() };
    const submitted = await submitEntry(
      phoneEnding === undefined ? entry : { ...entry, phoneEnding },
      sendCheckIn,
    );
    // A scanned pass is answered in its booking's language, because the driver has chosen none on the screen.
    if (submitted.kind === 'answer' && submitted.answer.language && isPassText(text))
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

  const startOver = useCallback(() => {
    dispatch({ type: 'reset' });
    lowReach.set(false);
    showLanguage('RU').catch(() => undefined);
  }, []);

  return {
    state,
    dispatch,
    canSubmit,
    submit,
    startOver,
    /** Every screen accepts a scan, because the scanning driver is the one who stands there. */
    scan: (text: string) => {
      if (!isBusy) void send(text);
    },
  };
};

const idleMs = 60_000;

/** Loads all languages ahead, so that they can be chosen without a network. Russian is the default. */
const prepareLanguages = () => {
  showLanguage('RU').catch(() => undefined);
  loadAllLanguages().catch(() => undefined);
};

export const KioskPage = () => {
  const { t } = useTranslation();
  const { state, dispatch, canSubmit, submit, startOver, scan } = useKiosk();
  const { step, layout, typed, isBusy } = state;
  const isAtStart = step.name === 'text' && typed === '' && !isBusy;
  const isUnused = isAtStart && layout === 'russia' && currentLanguage() === 'RU';
  usePageTitle(t('kiosk.title'));
  useDevice();
  const closure = useHeartbeat();
  useEffect(prepareLanguages, []);
  useEffect(rememberPrinter, []);
  useReloadWhenIdle(isAtStart);
  const isLeft = useIdle(idleMs, { events: ['pointerdown', 'keydown'], initialState: false });
  const isUnfinished = step.name !== 'told' && !isUnused;
  useEffect(() => {
    if (isLeft && isUnfinished) startOver();
  }, [isLeft, isUnfinished, startOver]);
  useKeyboard({
    onCharacter: (key) => dispatch({ type: 'key', key }),
    onErase: () => dispatch({ type: 'erase' }),
    onEnter: submit,
    onScan: scan,
  });
  return (
    <KioskFrame closure={closure}>
      {step.name === 'text' && (
        <EntryScreen state={state} dispatch={dispatch} canSubmit={canSubmit} onSubmit={submit} />
      )}
      {step.name === 'phone' && (
        <PhoneScreen
          step={step}
          isBusy={isBusy}
          dispatch={dispatch}
          canSubmit={canSubmit}
          onSubmit={submit}
        />
      )}
      {step.name === 'told' && (
        <ToldScreen
          key={step.key}
          told={step.told}
          onDone={() => dispatch({ type: 'done' })}
          onIdle={startOver}
        />
      )}
    </KioskFrame>
  );
};
