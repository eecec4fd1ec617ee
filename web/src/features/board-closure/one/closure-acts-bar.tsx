import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ClosureView } from '#contract/bookings/closures.ts';
import { May } from '../../../domain/account/may.tsx';
import { shifted, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { useServerClock } from '../../../domain/queue/use-server-time.ts';
import buttons from '../../../ui/button/button.module.css';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import { ChevronIcon } from '../../../ui/icons/icon.tsx';
import foot from '../../../ui/layout/foot.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import text from '../../../ui/text/text.module.css';
import bar from '../closure-page.module.css';
import { isLive, reopeningQuery, useClosureActs } from './closure-calls.ts';
import styles from './closure-view.module.css';

type Props = { readonly closure: ClosureView };
type ActsProps = Props & { readonly acts: ReturnType<typeof useClosureActs> };

const Undo = ({ closure: { undo, acts: made }, acts }: ActsProps) => {
  const { t } = useTranslation();
  const now = useServerClock();
  const left = undo ? Math.ceil((Date.parse(undo.until) - now) / 1000) : 0;
  if (!undo || left <= 0) return null;
  const before = made.slice(1).find(({ undoneAt }) => undoneAt === null);
  return (
    <div className={layout.row}>
      <Button
        variant="outline"
        color="red"
        loading={acts.isPending && acts.variables.kind === 'undo'}
        onClick={() => acts.mutate({ kind: 'undo' })}
      >
        {t(`boardClosure.one.undo.${undo.type}`, { count: left })}
      </Button>
      <div>
        <p className={text.hint}>
          {before
            ? t('boardClosure.one.undo.noteUntil', { time: wallTime(before.to) })
            : t('boardClosure.one.undo.note')}
        </p>
        <TextButton onClick={() => acts.mutate({ kind: 'send' })}>
          {t('boardClosure.one.undo.sendNow')}
        </TextButton>
      </div>
    </div>
  );
};

const hours = [1, 2, 3] as const;

const openExtend = (closure: ClosureView, to: string) =>
  openLoaded(async () => (await import('./extend-dialog.tsx')).ExtendDialog, { closure, to }, undefined);

const Extend = ({ closure }: Props) => {
  const { t } = useTranslation();
  return (
    <ActionMenu
      label={t('boardClosure.one.extend')}
      className={`${buttons.button} ${styles.extend}`}
      actions={hours.map((count) => ({
        key: String(count),
        label: t('boardClosure.one.extendBy', { count }),
        onChoose: () => void openExtend(closure, shifted(closure.to, count * 60)),
      }))}
    >
      {t('boardClosure.one.extend')}
      <ChevronIcon isUp={false} />
    </ActionMenu>
  );
};

const OpenEarlier = ({ closure, acts }: ActsProps) => {
  const { t } = useTranslation();
  const { data: reopening } = useQuery(reopeningQuery(closure));
  const isPlanned = closure.state === 'PLANNED';
  const words = t(isPlanned ? 'boardClosure.one.takeBack' : 'boardClosure.one.openNow');
  return (
    <Button
      loading={acts.isPending && acts.variables.kind === 'end'}
      onClick={() => acts.mutate({ kind: 'end', to: closure.from })}
    >
      {reopening && reopening.places > 0 && reopening.bookings > 0
        ? t('boardClosure.one.openWith', { words, places: reopening.places, bookings: reopening.bookings })
        : words}
    </Button>
  );
};

export const ClosureActsBar = ({ closure }: Props) => {
  const { t } = useTranslation();
  const acts = useClosureActs(closure);
  const { state, undo } = closure;
  // Undoing and taking back a planned closure have similar names. Only the undo is offered, as it leaves no trace.
  const isUndoFirst = state === 'PLANNED' && undo?.type === 'CLOSED';
  return (
    <div className={`${layout.apart} ${foot.foot} ${layout.onScreen}`}>
      <May access="operator">
        <Undo closure={closure} acts={acts} />
      </May>
      <div className={`${layout.row} ${bar.actions}`}>
        <Button variant="default" onClick={() => window.print()}>
          {t('boardClosure.one.print')}
        </Button>
        {isLive(closure) && (
          <May access="operator">
            <Extend closure={closure} />
            {!isUndoFirst && <OpenEarlier closure={closure} acts={acts} />}
          </May>
        )}
      </div>
      {closure.state === 'REOPENED' && closure.undo === null && closure.from !== closure.to && (
        <p className={text.hint}>{t('boardClosure.one.reopenedAt', { time: wallTime(closure.to) })}</p>
      )}
    </div>
  );
};
