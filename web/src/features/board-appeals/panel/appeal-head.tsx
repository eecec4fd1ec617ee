import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { StateMark } from '../../../ui/badge/state-mark.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { AppealMark } from '../appeal-marks.tsx';
import { leftOf, strikeWords, useIsMine, useStakeWords } from '../appeal-words.ts';
import styles from './appeal-panel.module.css';

const LeftMark = ({ appeal }: { readonly appeal: Appeal }) => {
  const { t } = useTranslation();
  useNow();
  const { isOver, span, tone } = leftOf(appeal, serverNow());
  return (
    <StateMark tone={tone}>{t(isOver ? 'boardAppeals.overdue' : 'boardAppeals.leftFor', { span })}</StateMark>
  );
};

export const AppealHead = ({ appeal }: { readonly appeal: Appeal }) => {
  const isMine = useIsMine();
  const stakeWords = useStakeWords();
  const { strike, event, decision, evidence, vehicleId } = appeal;
  const number = strike.formattedBookingNumber;
  return (
    <header className={`${layout.row} ${layout.loose} ${styles.head}`}>
      <Link to="/vehicles/$id" params={{ id: vehicleId }}>
        <Plate text={appeal.vehicleRegistrationPlate} size="lg" />
      </Link>
      <div className={`${layout.stack} ${layout.tight} ${layout.words}`}>
        <h2 className={text.breaks}>{strikeWords(strike, isMine(appeal))}</h2>
        <p className={text.hint}>
          {stakeWords(appeal)}
          {evidence.booking && number && (
            <>
              {', '}
              <Link to="/bookings/$id" params={{ id: evidence.booking.id }}>
                {number}
              </Link>
            </>
          )}
        </p>
        {strike.reasonCode === null && (
          <p className={`${text.hint} ${text.breaks}`}>{event.reasons[currentLanguage()]}</p>
        )}
        <div className={`${layout.row} ${layout.tight}`}>
          <AppealMark appeal={appeal} />
          {!decision && <LeftMark appeal={appeal} />}
        </div>
      </div>
    </header>
  );
};
