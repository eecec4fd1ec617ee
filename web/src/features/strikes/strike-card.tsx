import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import type { BanEvent } from '#contract/vehicles/vehicles.ts';
import { momentWords, whenWords } from '../../domain/checkpoint/checkpoint-words.ts';
import { useBanEnd } from '../../domain/vehicle/use-ban-end.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { StateMark } from '../../ui/badge/state-mark.tsx';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { AppealForm } from './appeal-form.tsx';
import { AppealState } from './appeal-state.tsx';
import { readKeptAppeal } from './kept-appeal.ts';

type StrikeProps = {
  readonly event: BanEvent;
  readonly appeal: Appeal | undefined;
  readonly userId: string;
};

const StrikeMark = ({ event: { type, clearedDate, suspendedFrom } }: Pick<StrikeProps, 'event'>) => {
  const { t } = useTranslation();
  if (clearedDate !== null) return <StateMark tone="grey">{t(`appeals.strike.past.${type}`)}</StateMark>;
  if (suspendedFrom) return <StateMark tone="green">{t(`appeals.strike.suspended.${type}`)}</StateMark>;
  return <StateMark tone={type === 'BAN' ? 'red' : 'amber'}>{t(`appeals.strike.${type}`)}</StateMark>;
};

/** Offers the form, which opens by itself if it was left half-filled. */
const Appealing = ({ event, userId }: Omit<StrikeProps, 'appeal'>) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(() => readKeptAppeal(userId, event.id) !== undefined);
  if (isOpen) return <AppealForm event={event} userId={userId} onGiveUp={() => setOpen(false)} />;
  return (
    <div className={layout.apart}>
      <p>{t('appeals.until', { when: whenWords(event.appealableUntil ?? '') })}</p>
      <Button onClick={() => setOpen(true)}>{t('appeals.appeal')}</Button>
    </div>
  );
};

const What = ({ event, appeal, userId }: StrikeProps) => {
  const { t } = useTranslation();
  // One appeal concerns both a ban for warnings and the last of these warnings.
  if (appeal)
    return appeal.event.id === event.id ? <AppealState appeal={appeal} /> : <p>{t('appeals.together')}</p>;
  return event.appealableUntil ? <Appealing event={event} userId={userId} /> : null;
};

export const StrikeCard = ({ event, appeal, userId }: StrikeProps) => {
  const { t } = useTranslation();
  const banEnd = useBanEnd();
  const { eventDate, until, clearedDate, reasons, reason } = event;
  const words = reasons[currentLanguage()];
  return (
    <article
      className={`${card.card} ${layout.stack}`}
      aria-label={`${t(`appeals.strike.${event.type}`)}, ${words}`}
    >
      <div className={layout.apart}>
        <StrikeMark event={event} />
        <time className={text.hint} dateTime={eventDate}>
          {momentWords(eventDate)}
        </time>
      </div>
      <h2 className={text.breaks}>{words}</h2>
      <p className={text.dimmed}>
        {clearedDate === null
          ? banEnd({ reason, reasons, ...(until !== null && { until }) })
          : t('appeals.ended', { when: momentWords(clearedDate) })}
      </p>
      <What event={event} appeal={appeal} userId={userId} />
    </article>
  );
};
