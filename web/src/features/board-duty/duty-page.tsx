import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentDuty } from '#contract/duties/duties.ts';
import { useMay } from '../../domain/account/may.tsx';
import { profileQuery } from '../../domain/account/profile.ts';
import {
  longDay,
  momentWords,
  timeRange,
  wallDay,
  wallTime,
} from '../../domain/checkpoint/checkpoint-words.ts';
import { currentDutyQuery } from '../../domain/duty/duties.ts';
import { useMainContent } from '../../lib/screen/main-content.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { listWords } from '../../lib/words/list-words.ts';
import foot from '../../ui/layout/foot.module.css';
import layout from '../../ui/layout/layout.module.css';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import { useUnsavedWork } from '../../ui/unsaved/unsaved-work.ts';
import { DutyBar } from './duty-bar.tsx';
import styles from './duty-page.module.css';
import { FiguresCard } from './figures-card.tsx';
import { ChangesCard, HandedCard } from './handed-card.tsx';
import { MattersCard } from './matters-card.tsx';
import { NowCard } from './now-card.tsx';

const useSubtitle = ({ operator, startedAt, endedAt }: CurrentDuty, isMine: boolean) => {
  const { t } = useTranslation();
  if (operator === null || startedAt === null) return t('boardDuty.nobody');
  if (isMine) return t('boardDuty.mine', { when: momentWords(startedAt) });
  if (endedAt === undefined)
    return t('boardDuty.stillOn', { name: operator.name, time: wallTime(startedAt) });
  return t('boardDuty.handsOver', {
    name: operator.name,
    span: listWords([longDay(wallDay(startedAt)), timeRange(startedAt, endedAt)]),
  });
};

type ContentProps = { readonly duty: CurrentDuty; readonly isMine: boolean };

const DutyContent = ({ duty, isMine }: ContentProps) => {
  const { t } = useTranslation();
  const mayAct = useMay('operator');
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  useMainContent();
  useUnsavedWork(() => note.trim() !== '');
  const seen = isMine
    ? duty.open.filter((matter) => matter.seen).map(({ key }) => key)
    : ticked.filter((key) => duty.open.some((matter) => matter.key === key));
  const tick = (key: string, isSeen: boolean) =>
    setTicked(isSeen ? [...ticked, key] : ticked.filter((one) => one !== key));
  return (
    <div className={`${layout.stack} ${foot.page}`}>
      <header className={layout.row}>
        <h1>{mayAct ? t(isMine ? 'boardDuty.handOver' : 'boardDuty.takeOver') : t('console.duty.title')}</h1>
        <p className={text.dimmed}>{useSubtitle(duty, isMine)}</p>
      </header>
      <div className={`${layout.stack} ${styles.columns}`}>
        <div className={layout.stack}>
          <HandedCard duty={duty} />
          <ChangesCard duty={duty} />
        </div>
        <MattersCard
          matters={duty.open}
          seen={mayAct ? seen : undefined}
          onTick={isMine || !mayAct ? undefined : tick}
          note={mayAct ? { value: note, isLast: isMine, onChange: setNote } : undefined}
        />
        <div className={layout.stack}>
          <NowCard />
          <FiguresCard duty={duty} />
        </div>
      </div>
      <DutyBar
        duty={duty}
        isMine={isMine}
        seen={seen}
        note={note}
        onDone={() => {
          setNote('');
          setTicked([]);
        }}
      />
    </div>
  );
};

/** The page for taking over and for handing over, so that both operators see the same. */
export const DutyPage = () => {
  const { t } = useTranslation();
  usePageTitle(t('console.duty.title'));
  const { data: profile } = useQuery(profileQuery);
  const { data: duty, error, refetch } = useQuery(currentDutyQuery);
  if (!duty || !profile) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <SkeletonRows rows={6} height={60} />;
  }
  const isMine = duty.operator?.id === profile.id && duty.endedAt === undefined;
  return <DutyContent duty={duty} isMine={isMine} />;
};
