import { useTranslation } from 'react-i18next';
import type { EarlierStrike, Evidence } from '#contract/appeals/evidence.ts';
import { dayAndMonth, momentAs, wallDay } from '../../../domain/checkpoint/checkpoint-words.ts';
import timeline from '../../../domain/journal/event-list.module.css';
import { currentLanguage } from '../../../lib/i18n.ts';
import { StateMark } from '../../../ui/badge/state-mark.tsx';
import { PanelSection } from '../../../ui/panel/panel-section.tsx';
import text from '../../../ui/text/text.module.css';
import { spanWords } from '../appeal-words.ts';
import { ArrivalDrawing } from './arrival-drawing.tsx';
import styles from './evidence.module.css';
import { type EvidenceFact, factsOf } from './evidence-facts.ts';

const shortMoment = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

const FactLine = ({ fact: { at, range, title, text: details, tone, isStrong } }: { fact: EvidenceFact }) => (
  <li className={`${timeline.event} ${styles.fact}`} data-tone={tone}>
    <span className={text.breaks}>
      {isStrong ? <strong>{title}</strong> : title} <span className={text.dimmed}>{details}</span>
    </span>
    <time className={`${text.code} ${text.figures} ${text.dimmed}`} dateTime={at}>
      {range ?? momentAs(at, shortMoment)}
    </time>
  </li>
);

const tones = {
  COUNTS: 'amber',
  USED_UP: 'grey',
  SUSPENDED: 'amber',
  EXPIRED: 'grey',
  LIFTED: 'green',
} as const;

const StrikeLine = ({ strike }: { readonly strike: EarlierStrike }) => {
  const { t } = useTranslation();
  const { type, reasonCode, reasons, eventDate, until, state, minutesBefore } = strike;
  const what = reasonCode ? t(`boardAppeals.earlier.${reasonCode}`) : reasons[currentLanguage()];
  const kind = t(`boardAppeals.earlier.${type}`);
  const words = [
    what || kind,
    ...(minutesBefore !== null && minutesBefore > 0
      ? [t('boardAppeals.facts.before', { span: spanWords(minutesBefore) })]
      : []),
  ];
  return (
    <li className={styles.strike}>
      <time dateTime={eventDate}>{momentAs(eventDate, { day: 'numeric', month: 'short' })}</time>
      <span className={`${text.dimmed} ${text.breaks}`}>{words.join(', ')}</span>
      <StateMark tone={tones[state]}>
        {state === 'COUNTS' && until
          ? t('boardAppeals.earlier.until', { day: dayAndMonth(wallDay(until)) })
          : t(`boardAppeals.earlier.states.${state}`)}
      </StateMark>
    </li>
  );
};

export const EvidenceSection = ({ evidence }: { readonly evidence: Evidence }) => {
  const { t } = useTranslation();
  const facts = factsOf(evidence);
  const { earlierStrikes } = evidence;
  return (
    <>
      <PanelSection
        title={t('boardAppeals.known')}
        beside={<span className={text.dimmed}>{t('boardAppeals.gathered')}</span>}
      >
        <ArrivalDrawing evidence={evidence} />
        {facts.length > 0 && (
          <ol>
            {facts.map((fact) => (
              <FactLine key={`${fact.at} ${fact.title} ${fact.text}`} fact={fact} />
            ))}
          </ol>
        )}
        {!evidence.booking && <p className={text.dimmed}>{t('boardAppeals.withoutBooking')}</p>}
      </PanelSection>
      <PanelSection title={t('boardAppeals.earlier.title')}>
        {earlierStrikes.length === 0 && <p className={text.dimmed}>{t('boardAppeals.earlier.none')}</p>}
        <ul>
          {earlierStrikes.map((strike) => (
            <StrikeLine key={strike.id} strike={strike} />
          ))}
        </ul>
      </PanelSection>
    </>
  );
};
