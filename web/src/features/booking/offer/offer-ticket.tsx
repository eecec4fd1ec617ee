import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/bookings/offers.ts';
import { useDurationWords } from '../../../domain/booking/booking-words.ts';
import {
  longDay,
  shortWhen,
  wallDay,
  wallTime,
  whenWords,
} from '../../../domain/checkpoint/checkpoint-words.ts';
import { minutesAndSeconds } from '../../../domain/confirmation/countdown.ts';
import { useCountdown } from '../../../domain/confirmation/use-countdown.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useToday } from '../../../lib/time/time-zone.ts';
import card from '../../../ui/card/card.module.css';
import parts from '../../../ui/card/parts.module.css';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import figure from '../../../ui/text/big.module.css';
import text from '../../../ui/text/text.module.css';
import mine from '../mine/mine.module.css';
import { heldMinutes } from './held-minutes.ts';
import styles from './offer.module.css';

const bell = 'M6 16V11a6 6 0 1 1 12 0v5l1.5 2h-15L6 16Zm4 5h4';

type Held = Pick<Offer, 'offered' | 'until'>;

/** If more time is left than this, seconds are not shown. */
const longSeconds = 3600;

const leftStyle = { '--size': '1.5rem', color: 'var(--oktet-status-warned-text)' } as object;
const titleStyle = { gap: 8, fontSize: '1.0625rem' };
const timeStyle = { '--size': 'clamp(3rem, 16.5vw, 4.75rem)', lineHeight: 1 } as object;

type HeldForProps = Held & { readonly onOver: () => void };

/** The clock of the phone may be wrong, so the end is also told as a time. */
const HeldFor = ({ offered, until, onOver }: HeldForProps) => {
  const { t } = useTranslation();
  const [deadline] = useState(() => Date.parse(until) - serverNow() + Date.now());
  const left = useCountdown(deadline, onOver);
  const duration = useDurationWords();
  const today = useToday();
  const isLong = left > longSeconds;
  const share = Math.min(1, left / (60 * heldMinutes(offered, until)));
  return (
    <>
      <div className={layout.apart}>
        <p className={text.dimmed}>
          {t('booking.offer.heldUntil', {
            until: wallDay(until) === today ? wallTime(until) : shortWhen(until),
          })}
        </p>
        <p className={figure.big} style={leftStyle} role="timer">
          {isLong ? duration(Math.ceil(left / 60)) : minutesAndSeconds(left)}
        </p>
      </div>
      {!isLong && (
        <Bar
          segments={[
            { id: 'left', share, color: 'var(--oktet-yellow)' },
            { id: 'gone', share: 1 - share, color: 'var(--oktet-status-warned-ground)' },
          ]}
        />
      )}
    </>
  );
};

type OfferTicketProps = {
  readonly offer: Held & Pick<Offer, 'vehicleRegistrationPlate' | 'vehicleModel'>;
  readonly arrival: Offer['arrival'] | undefined;
  /** What the driver keeps if he does not take the offer. */
  readonly present: string | undefined;
  readonly title: string;
  /** Present while the place is held. Called when the time is over. */
  readonly onOver?: (() => void) | undefined;
  readonly id?: string;
  readonly children: ReactNode;
};

/** An offered place, with its time as big as on a pass, and how long it is held. */
export const OfferTicket = (props: OfferTicketProps) => {
  const { offer, arrival, present, title, onOver, id, children } = props;
  const { t } = useTranslation();
  const { offered } = offer;
  const near = (instant: string) =>
    wallDay(instant) === wallDay(offered) ? wallTime(instant) : shortWhen(instant);
  return (
    <article id={id} className={`${card.frame} ${layout.page} ${styles.offer}`} tabIndex={-1}>
      <div className={styles.face}>
        <h2 className={layout.beside} style={titleStyle}>
          <Icon path={bell} /> {title}
        </h2>
        <p className={`${mine.time} ${text.strong}`}>{longDay(wallDay(offered))}</p>
        <div className={layout.row}>
          <p className={figure.big} style={timeStyle}>
            {wallTime(offered)}
          </p>
          {arrival && (
            <p style={{ flex: '1 1 8rem' }}>
              {t('booking.offer.arrive', { from: near(arrival.from), to: near(arrival.until) })}
            </p>
          )}
        </div>
      </div>
      <div className={`${layout.row} ${parts.part}`}>
        <Plate text={offer.vehicleRegistrationPlate} size="lg" />
        <span className={`${text.dimmed} ${text.breaks}`}>{offer.vehicleModel}</span>
        {present && (
          <p style={{ flexBasis: '100%' }}>{t('booking.offer.instead', { when: whenWords(present) })}</p>
        )}
      </div>
      <div className={`${layout.stack} ${styles.answer}`}>
        {onOver && <HeldFor {...offer} onOver={onOver} />}
        {children}
      </div>
    </article>
  );
};
