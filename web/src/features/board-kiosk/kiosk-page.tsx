import { useIdle } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, loadAllLanguages, showLanguage } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { ToldScreen } from './answer/told-screen.tsx';
import { EntryScreen } from './entry/entry-screen.tsx';
import { PhoneScreen } from './entry/phone-screen.tsx';
import { KioskFrame } from './frame/kiosk-frame.tsx';
import { useDevice } from './frame/use-device.ts';
import { useReloadWhenIdle } from './frame/use-new-build.ts';
import { useKeyboard } from './keyboard/use-keyboard.ts';
import { useHeartbeat } from './use-heartbeat.ts';
import { useKiosk } from './use-kiosk.ts';

const idleMs = 60_000;

/** Preloads all languages, so that they can be switched offline; Russian is the default. */
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
  useHeartbeat();
  useEffect(prepareLanguages, []);
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
    <KioskFrame>
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
