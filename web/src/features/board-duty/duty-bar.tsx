import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentDuty } from '#contract/duties/duties.ts';
import { useMay } from '../../domain/account/may.tsx';
import { outdateDuties } from '../../domain/duty/duties.ts';
import { outdateEvents } from '../../domain/journal/events.ts';
import { tell } from '../../domain/queue/acts/told.ts';
import { useServerTime } from '../../domain/queue/use-server-time.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { dateFormat } from '../../lib/time/date-format.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import buttons from '../../ui/button/button.module.css';
import { infoDialog } from '../../ui/dialogs/open-dialog.ts';
import { tellRefusal } from '../../ui/errors/handle-error.ts';
import foot from '../../ui/layout/foot.module.css';
import layout from '../../ui/layout/layout.module.css';
import { isMac } from '../../ui/shortcuts/is-mac.ts';
import { keyWords } from '../../ui/shortcuts/match-key.ts';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';
import text from '../../ui/text/text.module.css';
import styles from './duty-page.module.css';

type Props = {
  readonly duty: CurrentDuty;
  readonly isMine: boolean;
  readonly seen: readonly string[];
  readonly note: string;
  readonly onDone: () => void;
};

const begin = ({ duty, seen, note }: Props) =>
  call('POST /duties', {
    expect: 201,
    body: {
      seen: [...seen],
      ...(note.trim() && { note: note.trim() }),
      ...(duty.id !== null && duty.takenOverBy === null && { takesOverFrom: duty.id }),
    },
  });

const end = ({ duty: { id }, note }: Props) =>
  fetchBody('POST /duties/{id}/end', { params: { id: id ?? '' }, body: { note: note.trim() } });

/**
 * Does one act at a time. A refusal, for example because a colleague was faster, is shown, and the duty is read
 * again.
 */
const useAct = (props: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { isMine, note, onDone } = props;
  const act = async () => {
    if (isBusy) return;
    if (isMine && note.trim() === '') return void infoDialog({ message: t('boardDuty.endNoteMissing') });
    setBusy(true);
    try {
      await (isMine ? end(props) : begin(props));
      onDone();
      tell({ text: t(isMine ? 'boardDuty.ended' : 'boardDuty.begun'), tone: 'done' });
      await Promise.all([outdateDuties(), outdateEvents()]);
      if (!isMine) await navigate({ to: '/queue', ignoreBlocker: true });
    } catch (error) {
      await outdateDuties();
      await tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return { act: () => void act(), isBusy };
};

const ActButton = (props: Props) => {
  const { t } = useTranslation();
  const { act, isBusy } = useAct(props);
  const timeZone = useTimeZone();
  const time = dateFormat('ru', { timeStyle: 'short', timeZone }).format(useServerTime(1000));
  const words = t(props.isMine ? 'boardDuty.endAt' : 'boardDuty.takeAt', { time });
  useShortcuts(t('console.duty.title'), [{ keys: ['Mod+Enter'], words, run: act }]);
  return (
    <button type="button" className={buttons.button} data-main="true" aria-busy={isBusy} onClick={act}>
      {words} <kbd>{keyWords('Mod+Enter', isMac)}</kbd>
    </button>
  );
};

export const DutyBar = (props: Props) => {
  const { t } = useTranslation();
  const mayAct = useMay('operator');
  const { duty, isMine, seen } = props;
  return (
    <div className={`${layout.apart} ${foot.foot} ${styles.bar}`}>
      <p className={text.small}>
        {mayAct ? (
          <>
            <strong>{t('boardDuty.seenOf', { seen: seen.length, all: duty.open.length })}</strong>
            <br />
            <span className={text.dimmed}>{t('boardDuty.restStays')}</span>
          </>
        ) : (
          t('boardDuty.onlyRead')
        )}
      </p>
      <div className={layout.row}>
        {duty.id !== null && (
          <Link to="/reports/shift" search={{ dutyId: duty.id }} className={buttons.button}>
            {t('boardDuty.sheet')}
          </Link>
        )}
        {mayAct && !isMine && (
          <Link to="/queue" className={buttons.button}>
            {t('boardDuty.look')}
          </Link>
        )}
        {mayAct && <ActButton {...props} />}
      </div>
    </div>
  );
};
