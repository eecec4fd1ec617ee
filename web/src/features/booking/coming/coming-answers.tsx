import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Coming } from '#contract/bookings/coming.ts';
import { wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { Answering } from '../answering.ts';
import choices from '../choices.module.css';

type Shown = Omit<Coming, 'state' | 'formattedBookingNumber' | 'vehicleRegistrationPlate'> & {
  readonly state: Exclude<Coming['state'], 'MOVED' | 'OVER'>;
};

type Props = Answering & { readonly shown: Shown };

const Yes = ({ say, isSaying, words }: Answering & { readonly words: string }) => (
  <Button loading={isSaying(true)} disabled={isSaying(false)} onClick={() => say(true)}>
    {words}
  </Button>
);

const No = ({ say, isSaying }: Answering) => {
  const { t } = useTranslation();
  return (
    <Button variant="default" loading={isSaying(false)} disabled={isSaying(true)} onClick={() => say(false)}>
      {t('booking.coming.no')}
    </Button>
  );
};

const Question = ({ shown, ...answering }: Props) => {
  const { t } = useTranslation();
  const { dateBooked, reclaimAt, onlyYes, noIsLate } = shown;
  return (
    <Callout role="status">
      <p>
        <strong>{t('booking.coming.title', { when: whenWords(dateBooked) })}</strong>
      </p>
      {reclaimAt && <p>{t('booking.coming.answerBy', { until: whenWords(reclaimAt) })}</p>}
      <div className={`${layout.row} ${choices.choices}`}>
        <Yes {...answering} words={t('booking.coming.yes')} />
        {!onlyYes && <No {...answering} />}
      </div>
      {onlyYes ? (
        <p>{t('booking.coming.onlyYes')}</p>
      ) : (
        <p>{t(noIsLate ? 'booking.coming.noIsLate' : 'booking.coming.noCost')}</p>
      )}
    </Callout>
  );
};

/** A yes can become a no as long as the slot has not begun. */
const SaidYes = ({ shown: { dateBooked, onlyYes, noIsLate }, ...answering }: Props) => {
  const { t } = useTranslation();
  return (
    <Callout tone="green" role="status">
      <p>
        <strong>{t('booking.coming.yesSaid')}</strong>
      </p>
      {onlyYes ? (
        <p>{t('booking.coming.done', { when: whenWords(dateBooked) })}</p>
      ) : (
        <>
          <p>{t(noIsLate ? 'booking.coming.noIsLate' : 'booking.coming.yesHint')}</p>
          <div className={`${layout.row} ${choices.choices}`}>
            <No {...answering} />
          </div>
        </>
      )}
    </Callout>
  );
};

const SaidNo = ({ shown: { until, onlyYes }, ...answering }: Props) => {
  const { t } = useTranslation();
  return (
    <Callout tone="red" role="status">
      {until && (
        <p>
          <strong>{t('booking.coming.noSaid', { time: wallTime(until) })}</strong>
        </p>
      )}
      <p>{t(onlyYes ? 'booking.coming.ownerSaidNo' : 'booking.coming.noHint')}</p>
      {!onlyYes && (
        <div className={`${layout.row} ${choices.choices}`}>
          <Yes {...answering} words={t('booking.coming.revoke')} />
        </div>
      )}
    </Callout>
  );
};

const Reclaimed = ({ shown: { dateBooked, canTakeBack, onlyYes }, ...answering }: Props) => {
  const { t } = useTranslation();
  const words = canTakeBack && onlyYes ? 'ownerTakesBack' : canTakeBack ? 'canTakeBack' : 'taken';
  return (
    <Callout tone={canTakeBack ? 'amber' : 'grey'} role="status">
      <p>
        <strong>{t('booking.coming.reclaimedTitle')}</strong>
      </p>
      <p>{t(`booking.coming.${words}`)}</p>
      {canTakeBack && !onlyYes && (
        <div className={`${layout.row} ${choices.choices}`}>
          <Yes {...answering} words={t('booking.coming.takeBack', { time: whenWords(dateBooked) })} />
        </div>
      )}
    </Callout>
  );
};

const parts = { ASKED: Question, YES: SaidYes, NO: SaidNo, RECLAIMED: Reclaimed };

export const ComingAnswers = (props: Props) => {
  const Part = parts[props.shown.state];
  return <Part {...props} />;
};
