import { useTranslation } from 'react-i18next';
import type { Appeal } from '#contract/appeals/appeals.ts';
import { useNow } from '../../../lib/screen/use-now.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import track from '../../../ui/charts/track.module.css';
import text from '../../../ui/text/text.module.css';
import { leftOf, minutesBetween, spanWords } from '../appeal-words.ts';
import styles from './appeals-list.module.css';

const Left = ({ appeal }: { readonly appeal: Appeal }) => {
  useNow();
  const { words, tone, share } = leftOf(appeal, serverNow());
  return (
    <span className={`${text.toned} ${text.whole} ${styles.left}`} data-tone={tone}>
      {words}
      <span className={`${track.track} ${styles.track}`} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  );
};

/** Shows the time left, or for a decided appeal how long the decision took. */
export const TimeLeft = ({ appeal }: { readonly appeal: Appeal }) => {
  const { t } = useTranslation();
  const { decision, createdDate } = appeal;
  if (!decision) return <Left appeal={appeal} />;
  const span = spanWords(minutesBetween(Date.parse(createdDate), Date.parse(decision.at)));
  return <span className={`${text.dimmed} ${text.whole}`}>{t('boardAppeals.span.took', { span })}</span>;
};
