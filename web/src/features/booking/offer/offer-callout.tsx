import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useOfferAnswer } from '../answering.ts';
import choices from '../choices.module.css';

type Props = {
  readonly id: string;
  readonly dateBooked: string;
  readonly offered: string;
  readonly until: string;
};

/** Offers an earlier time at a reopened checkpoint, which can be taken or left without a code. */
export const OfferCallout = ({ id, dateBooked, offered, until }: Props) => {
  const { t } = useTranslation();
  const { say, isSaying } = useOfferAnswer(id);
  return (
    <Callout role="status">
      <p>
        <strong>{t('booking.offer.title', { when: whenWords(offered) })}</strong>
      </p>
      <p>{t('booking.offer.until', { now: whenWords(dateBooked), until: wallTime(until) })}</p>
      <div className={`${layout.row} ${choices.choices}`}>
        <Button loading={isSaying(true)} disabled={isSaying(false)} onClick={() => say(true)}>
          {t('booking.offer.take', { time: wallTime(offered) })}
        </Button>
        <Button
          variant="default"
          loading={isSaying(false)}
          disabled={isSaying(true)}
          onClick={() => say(false)}
        >
          {t('booking.offer.keep', { time: wallTime(dateBooked) })}
        </Button>
      </div>
    </Callout>
  );
};
