import { useTranslation } from 'react-i18next';
import { arrivalPhase, minutesUntil } from '../../../domain/booking/arrival.ts';
import { useArrivalWords, useDurationWords } from '../../../domain/booking/booking-words.ts';
import { formatClock } from '../../../domain/checkpoint/checkpoint-time.ts';
import { languageTag } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { CallAnswer, CallWords } from '../call/call-words.tsx';
import type { GateCall } from '../call/gate-call.ts';
import styles from './pass.module.css';
import type { PassView } from './pass-view.ts';

type Tone = 'green' | 'blue' | 'amber';

const clock = 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z';

const icons: Record<Tone, string> = {
  green: 'm5 13 5 5L19 7',
  blue: clock,
  amber: clock,
};

type BannerProps = {
  readonly tone: Tone;
  readonly title: string;
  readonly details: readonly (string | undefined)[];
};

const Banner = ({ tone, title, details }: BannerProps) => (
  <div className={`${layout.line} ${styles.banner}`} data-tone={tone} role="status">
    <Icon path={icons[tone]} />
    <div className={layout.grow}>
      <p className={styles.title}>{title}</p>
      {details.map((detail) => detail && <p key={detail}>{detail}</p>)}
    </div>
  </div>
);

type Props = { readonly pass: PassView };

const dayInMinutes = 24 * 60;

const useTimeLeft = ({ window }: Props['pass']) => {
  const { t } = useTranslation();
  const durationWords = useDurationWords();
  const timeZone = useTimeZone();
  const now = useNow();
  if (!window) return undefined;
  const time = formatClock(now, { timeZone, locale: languageTag() });
  const phase = arrivalPhase(window, now);
  if (phase === 'early') {
    const minutes = minutesUntil(window.from, now);
    // More than a day ahead no remaining time is shown.
    if (minutes > dayInMinutes) return undefined;
    return t('booking.pass.tooEarly', { time, left: durationWords(minutes) });
  }
  if (phase === 'now')
    return t('booking.pass.timeLeft', { time, left: durationWords(minutesUntil(window.onTimeUntil, now)) });
  return phase === 'late' ? t('booking.pass.lateHint') : undefined;
};

const ArrivalBanner = ({ pass }: Props) => {
  const now = useNow();
  const title = useArrivalWords(pass.window);
  const detail = useTimeLeft(pass);
  if (!pass.window || !title) return null;
  const tones = { early: 'blue', now: 'green', late: 'amber', over: 'amber' } as const;
  return <Banner tone={tones[arrivalPhase(pass.window, now)]} title={title} details={[detail]} />;
};

/** Leaves out the expected time, because that is the largest text below. */
const WaitingBanner = ({ pass: { position, etaFrom } }: Props) => {
  const { t } = useTranslation();
  if (position === null) return <Banner tone="blue" title={t('status.WAITING')} details={[]} />;
  const expected = etaFrom ? undefined : t('booking.line.stands');
  const ahead = position === 1 ? t('booking.line.next') : t('booking.line.ahead', { count: position - 1 });
  const title = t('booking.line.youAre', { count: position, ordinal: true });
  return <Banner tone="blue" title={title} details={[expected, ahead]} />;
};

const CallBanner = ({ call }: { readonly call: GateCall }) => (
  <div className={`${layout.stack} ${styles.banner}`} data-tone="orange" role="status">
    <CallWords call={call} />
    <CallAnswer key={call.key} call={call} />
  </div>
);

export const PassBanner = ({ pass }: Props) => {
  if (pass.call) return <CallBanner call={pass.call} />;
  return pass.bookingStatus === 'WAITING' ? <WaitingBanner pass={pass} /> : <ArrivalBanner pass={pass} />;
};
