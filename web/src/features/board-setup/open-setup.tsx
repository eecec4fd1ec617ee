import { useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetupPeople, SetupState } from '#contract/setup/setup.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { useNow } from '../../lib/screen/use-now.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import { wholeWords } from '../../lib/words/number-words.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import sides from '../../ui/layout/sides.module.css';
import text from '../../ui/text/text.module.css';
import { HoursStep } from './hours/hours-step.tsx';
import { slotsOn, toCells } from './hours/week-cells.ts';
import styles from './setup.module.css';
import { finishSetup, forgetKey, keepStep, sendTest } from './setup-calls.ts';
import { ChannelBadge, ChannelsStep, channelNames } from './steps/channels-step.tsx';
import { PeopleStep } from './steps/people-step.tsx';
import { PlaceStep } from './steps/place-step.tsx';
import { ClosedStep, OpenStep, StepMark } from './steps/step-card.tsx';
import { isStepDone, type StepName, shownStep, stepNames } from './steps/step-names.ts';
import { clockIn, zoneWords } from './steps/zone-fields.tsx';

export type OnSignedIn = (answer: { readonly status: number; readonly headers: Headers }) => void;

const useStep = (state: SetupState) => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const shown = shownStep(hash, state);
  return { shown, show: (step: StepName) => void navigate({ to: '/setup', hash: step }) };
};

const useSummaries = (state: SetupState): Readonly<Record<StepName, ReactNode>> => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const now = useNow();
  const { place, hours } = state;
  const placeWords = () => {
    const zone = `${zoneWords(timeZone, now)}, ${t('setup.place.now', { time: clockIn(timeZone, now) })}`;
    return `${place?.site.names?.[currentLanguage()]}, ${zone}`;
  };
  const hoursWords = (kept: NonNullable<typeof hours>) => {
    const slots = toCells(kept.weeklyHours).map((day) => slotsOn(day, kept.slotMinutes));
    const all = slots.reduce((sum, count) => sum + count, 0) * kept.slotCapacity;
    return t('setup.summary.hours', { places: wholeWords(all) });
  };
  return {
    place: place && placeWords(),
    hours: hours ? hoursWords(hours) : t('setup.hours.hint'),
    channels: (
      <span className={layout.row}>
        {channelNames.map((channel) => (
          <ChannelBadge key={channel} state={state} channel={channel} />
        ))}
      </span>
    ),
    people: t('setup.summary.people'),
  };
};

type RailProps = { readonly shown: StepName; readonly state: SetupState };

const Rail = ({ shown, state }: RailProps) => {
  const { t } = useTranslation();
  const stateOf = (step: StepName) => {
    if (step === shown) return 'current';
    return isStepDone(step, shown, state) ? 'done' : 'later';
  };
  return (
    <header className={`${layout.stack} ${styles.rail}`}>
      <h1>{t('setup.title')}</h1>
      <p className={text.dimmed}>{t('setup.intro')}</p>
      <ol className={styles.steps} aria-label={t('setup.steps')}>
        {stepNames.map((step) => (
          <li key={step} className={layout.beside} aria-current={step === shown ? 'step' : undefined}>
            <StepMark step={step} state={stateOf(step)} />
            <span className={`${layout.stack} ${layout.tight}`}>
              <b>{t(`setup.${step}.title`)}</b>
              <span className={text.hint}>{t(`setup.${step}.hint`)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={`${text.hint} ${layout.beside} ${layout.ruled}`}>
        <Icon size={16} path="M14.5 9.5a4 4 0 1 0-3 3.9L13 15h2v2h2v2h3v-3l-5.6-5.6" />
        {t('setup.keyNote')}
      </p>
    </header>
  );
};

type OpenSetupProps = {
  readonly setupKey: string;
  readonly state: SetupState;
  readonly onSignedIn: OnSignedIn;
};

export const OpenSetup = ({ setupKey, state, onSignedIn }: OpenSetupProps) => {
  const { t } = useTranslation();
  usePageTitle(t('setup.title'));
  const navigate = useNavigate();
  const { shown, show } = useStep(state);
  const summaries = useSummaries(state);
  const finish = async (people: SetupPeople) => {
    const answer = await finishSetup(setupKey, people);
    forgetKey();
    await navigate({ to: '/first-steps', hash: '', replace: true });
    onSignedIn(answer);
  };
  const steps: Readonly<Record<StepName, () => ReactNode>> = {
    place: () => (
      <PlaceStep
        state={state}
        onKeep={async (place) => {
          await keepStep(setupKey, { place });
          show('hours');
        }}
      />
    ),
    hours: () => (
      <HoursStep
        state={state}
        onKeep={async (hours) => {
          await keepStep(setupKey, { hours });
          show('channels');
        }}
        onBack={() => show('place')}
      />
    ),
    channels: () => (
      <ChannelsStep
        state={state}
        onSend={(target) => sendTest(setupKey, target)}
        onBack={() => show('hours')}
        onNext={() => show('people')}
      />
    ),
    people: () => <PeopleStep state={state} onFinish={finish} onBack={() => show('channels')} />,
  };
  return (
    <div className={`${sides.sides} ${styles.setup}`}>
      <Rail shown={shown} state={state} />
      <div className={layout.stack}>
        {stepNames.map((step) =>
          step === shown ? (
            <OpenStep key={`${step} open`} step={step}>
              {steps[step]()}
            </OpenStep>
          ) : (
            <ClosedStep
              key={step}
              step={step}
              isDone={isStepDone(step, shown, state)}
              summary={summaries[step]}
              onOpen={isStepDone(step, shown, state) ? () => show(step) : undefined}
            />
          ),
        )}
      </div>
    </div>
  );
};
