import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { StateMark } from '../../../ui/badge/state-mark.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { AwaitedSections, PanelContent } from '../../../ui/panel/panel-content.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import { stepsOf } from '../../../ui/panel/steps-of.ts';
import { useListedFirst } from '../../../ui/panel/use-listed-first.ts';
import text from '../../../ui/text/text.module.css';
import { appealOfLists, appealQuery, appealsQuery, outdateAppeals } from '../appeal-calls.ts';
import { AppealMark } from '../appeal-marks.tsx';
import { useAppealSearch } from '../appeal-search.ts';
import { leftOf, strikeWords, useIsMine, useStakeWords } from '../appeal-words.ts';
import { DecisionSection } from '../decision/decision-section.tsx';
import { EvidenceSection } from '../evidence/evidence-section.tsx';
import styles from './appeal-panel.module.css';
import { DriverWords } from './driver-words.tsx';

const LeftMark = ({ appeal }: { readonly appeal: Appeal }) => {
  const { t } = useTranslation();
  useNow();
  const { isOver, span, tone } = leftOf(appeal, serverNow());
  return (
    <StateMark tone={tone}>{t(isOver ? 'boardAppeals.overdue' : 'boardAppeals.leftFor', { span })}</StateMark>
  );
};

const AppealHead = ({ appeal }: { readonly appeal: Appeal }) => {
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

export const AppealPanel = () => {
  const { t } = useTranslation();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const navigate = useNavigate();
  const { search, address } = useAppealSearch();
  const { data: list } = useQuery(appealsQuery(search));
  const { isStaying, when } = useListedFirst(id, appealOfLists);
  const query = useQuery({ ...appealQuery(id), ...when });
  const appeal = query.data;
  const open = (next: string, ignoreBlocker = false) =>
    void navigate({
      to: '/appeals/$id',
      params: { id: next },
      search: address,
      replace: true,
      ignoreBlocker,
    });
  /** Opens the next waiting appeal with an empty form. After the last one, the decided appeal stays. */
  const onDecided = () => {
    const ids = list?.content.map((one) => one.id) ?? [];
    const next = ids.includes(id) ? ids[ids.indexOf(id) + 1] : undefined;
    if (next !== undefined) open(next, true);
    void outdateAppeals();
  };
  return (
    <SidePanel
      width="widest"
      label={
        appeal
          ? t('boardAppeals.panel.label', { plate: plateText(appeal.vehicleRegistrationPlate) })
          : t('boardAppeals.panel.loading')
      }
      rowId={id}
      steps={stepsOf(list, search, id, open)}
      onClose={() => void navigate({ to: '/appeals', search: address })}
    >
      <PanelContent query={query} notFound={t('boardAppeals.panel.notFound')}>
        {(found) => (
          <>
            <AppealHead appeal={found} />
            <DriverWords appeal={found} />
            {isStaying ? <EvidenceSection evidence={found.evidence} /> : <AwaitedSections />}
            <DecisionSection key={found.id} appeal={found} onDecided={onDecided} />
          </>
        )}
      </PanelContent>
    </SidePanel>
  );
};
