import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Act } from '#contract/acts/acts.ts';
import { useMay } from '../../account/may.tsx';
import { useServerClock } from '../use-server-time.ts';
import { actTitle } from './own-act-words.ts';
import { ownActsQuery, sendOwnAct, undoOwnAct } from './own-acts.ts';

const secondsUntil = (until: string, now: number) => Math.ceil((Date.parse(until) - now) / 1000);

/** Seconds until the act's messages are sent. 0 if they were sent or the act cannot be undone. */
export const useSecondsToUndo = ({ undoable, until }: Act): number => {
  const now = useServerClock();
  return undoable && until ? Math.max(0, secondsUntil(until, now)) : 0;
};

type Props = { readonly item: string; readonly action: string };

const WaitingAct = ({ act, item, action }: Props & { readonly act: Act }) => {
  const { t } = useTranslation();
  const seconds = useSecondsToUndo(act);
  if (seconds === 0) return null;
  return (
    <li className={item}>
      <span>{actTitle(act)}</span>
      <button type="button" className={action} onClick={() => void undoOwnAct(act)}>
        {t('lineActs.bar.undo')}
        <span aria-hidden="true">{t('lineActs.bar.seconds', { seconds })}</span>
      </button>
      <button type="button" className={action} onClick={() => void sendOwnAct(act)}>
        {t('lineActs.own.sendNow')}
      </button>
    </li>
  );
};

/** Acts whose messages wait. The server tells them, so a reload keeps them. Closures show this on their own page. */
export const WaitingActs = (props: Props) => {
  const { data = [] } = useQuery({ ...ownActsQuery, enabled: useMay('operator') });
  return data
    .filter(({ undoable, until, closureId }) => undoable && until && !closureId)
    .map((act) => <WaitingAct key={act.id} act={act} {...props} />);
};
