import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Closure } from '#contract/params/booking-params.ts';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import controls from '../../../ui/button/text-button.module.css';
import { TextButton } from '../../../ui/button/text-button.tsx';
import card from '../../../ui/card/card.module.css';
import { openLoaded } from '../../../ui/dialogs/open-dialog.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import { datedPeriodWords } from '../period/period-words.ts';
import styles from './coming-closures.module.css';
import { comingClosures, isOwn, isRunning, type OwnClosure } from './end-earlier.ts';

const openEarlier = (closure: OwnClosure) =>
  openLoaded(async () => (await import('./open-earlier-dialog.tsx')).OpenEarlierDialog, { closure }, false);

const ClosureRow = ({ closure, now }: { readonly closure: Closure; readonly now: number }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const running = isRunning(closure, now);
  const period = datedPeriodWords(closure);
  // The closure's own page offers the undo, which nobody would find within its ten seconds from here.
  const open = async (own: OwnClosure) => {
    if (await openEarlier(own)) await navigate({ to: '/closures/$id', params: { id: own.id } });
  };
  return (
    <li className={layout.row}>
      {isOwn(closure) ? (
        <Link to="/closures/$id" params={{ id: closure.id }} className={controls.link}>
          {period}
        </Link>
      ) : (
        <strong>{period}</strong>
      )}
      {running && <Badge tone="red">{t('boardClosure.reopen.running')}</Badge>}
      <span className={`${text.dimmed} ${text.small}`}>
        {closure.reasons[currentLanguage()] ?? closure.reasons.RU}
      </span>
      {isOwn(closure) && (
        <TextButton onClick={() => void open(closure)}>
          {t(running ? 'boardClosure.reopen.open' : 'boardClosure.reopen.takeBack')}
        </TextButton>
      )}
    </li>
  );
};

export const ComingClosures = () => {
  const { t } = useTranslation();
  const { data: params } = useQuery({ ...bookingParamsQuery, staleTime: 0, refetchOnWindowFocus: true });
  useNow();
  const now = serverNow();
  const coming = params ? comingClosures(params.closures, now) : [];
  if (coming.length === 0) return null;
  return (
    <section className={`${card.frame} ${layout.row} ${styles.closures}`} aria-labelledby="coming-closures">
      <h2 id="coming-closures" className={text.hint}>
        {t('boardClosure.reopen.title')}
      </h2>
      <ul className={`${layout.stack} ${layout.tight} ${styles.list}`}>
        {coming.map((closure) => (
          <ClosureRow key={`${closure.from} ${closure.to}`} closure={closure} now={now} />
        ))}
      </ul>
    </section>
  );
};
