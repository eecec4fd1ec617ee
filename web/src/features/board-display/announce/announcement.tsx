import { useContext } from 'react';
import type { BoardQueueRow } from '#contract/queue/queue.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { languageTag } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import display from '../display.module.css';
import { DisplayHeader } from '../frame/display-header.tsx';
import { LeadLanguage, OtherLanguages, translatorOf } from '../words/lead-language.tsx';
import styles from './announcement.module.css';
import { callLanguages, orderWords } from './call-words.ts';
import { announceMs } from './use-announcements.ts';

type AnnouncementProps = {
  readonly row: BoardQueueRow;
  readonly following: readonly BoardQueueRow[];
  readonly now: number;
};

const mostFollowing = 3;

/** A call over the whole screen in every language at once, because the driver may know only one of them. */
export const Announcement = ({ row, following, now }: AnnouncementProps) => {
  const { spoken } = useContext(LeadLanguage);
  const inOrder = callLanguages(row.vehicleRegistrationPlate, spoken);
  const [first = 'RU', ...others] = inOrder;
  const gateWords = inOrder.slice(0, 2).map((language) => translatorOf(language)('display.call.gate'));
  const t = translatorOf(first);
  return (
    <LeadLanguage value={{ language: first, spoken: inOrder }}>
      <section className={`${layout.filling} ${styles.screen}`} aria-label={row.vehicleRegistrationPlate}>
        <DisplayHeader now={now}>
          <p>
            <strong className={styles.title}>{t('display.call.title')}</strong>
            <OtherLanguages say={(say) => say('display.call.title')} />
          </p>
        </DisplayHeader>
        <div className={layout.filling} role="alert">
          <div className={`${layout.line} ${styles.truck}`} data-gate={Boolean(row.gate)}>
            <span className={layout.line}>
              <Plate text={row.vehicleRegistrationPlate} size="tile" />
            </span>
            {row.gate && (
              <span className={styles.gate} data-long={row.gate.length > 3}>
                <span>{gateWords.join(' · ')}</span>
                <strong>{row.gate}</strong>
              </span>
            )}
          </div>
          <div className={`${layout.line} ${styles.order}`}>
            <p>
              <strong lang={languageTag(first)}>{orderWords(t, row.gate)}</strong>
              {others.map((language) => (
                <span key={language} lang={languageTag(language)}>
                  {orderWords(translatorOf(language), row.gate)}
                </span>
              ))}
            </p>
            <Icon className={styles.arrow} stroke={2.6} path="M4 12h16M13 5l7 7-7 7" />
          </div>
        </div>
        <span className={styles.time} aria-hidden="true">
          <span className={display.filling} style={{ animationDuration: `${announceMs}ms` }} />
        </span>
        <div className={`${layout.line} ${styles.following}`} aria-hidden="true">
          {following.length > 0 && (
            <>
              <p>{t('display.call.following')}</p>
              {following.slice(0, mostFollowing).map((next) => (
                <span key={next.formattedBookingNumber} className={`${layout.line} ${styles.next}`}>
                  <Plate text={next.vehicleRegistrationPlate} size="tile" />
                  {next.gate && <strong>→ {next.gate}</strong>}
                </span>
              ))}
              {following.length > mostFollowing && <p>+{following.length - mostFollowing}</p>}
            </>
          )}
        </div>
      </section>
    </LeadLanguage>
  );
};
