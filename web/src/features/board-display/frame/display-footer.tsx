import type { BoardQueue, QueueAccuracy } from '#contract/queue/queue.ts';
import { groupedHash, logAddress } from '../../../domain/queue/log-address.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Emphasized } from '../../../ui/text/marked-text.tsx';
import { useWords } from '../words/lead-language.tsx';
import styles from './frame.module.css';

type DisplayFooterProps = { readonly queue: BoardQueue; readonly accuracy: QueueAccuracy | undefined };

const Figures = ({
  queue: { waiting, throughputPerHour, lagMinutes },
}: Pick<DisplayFooterProps, 'queue'>) => {
  const { t, tag } = useWords();
  const perHour =
    throughputPerHour === null
      ? '—'
      : new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(throughputPerHour);
  return (
    <ul className={`${layout.row} ${styles.figures}`}>
      <li>
        <Emphasized say={(value) => t('display.figures.waiting', { value })} value={String(waiting)} />
      </li>
      <li>
        <Emphasized say={(value) => t('display.figures.throughput', { value })} value={perHour} />
      </li>
      <li>
        {lagMinutes > 0 ? (
          <Emphasized
            say={(value) => t('display.figures.lag', { value })}
            value={t('display.figures.minutes', { minutes: lagMinutes })}
          />
        ) : (
          t('display.figures.noLag')
        )}
      </li>
    </ul>
  );
};

export const DisplayFooter = ({ queue, accuracy }: DisplayFooterProps) => {
  const { t, tag } = useWords();
  const share = accuracy?.share ?? null;
  return (
    <footer className={`${layout.line} ${styles.footer}`}>
      <Figures queue={queue} />
      <div className={styles.trust}>
        {share !== null && (
          <p>
            <Icon className={styles.check} stroke={2.6} path="M4 13l5 5L20 7" />
            <Emphasized
              say={(value) => t('display.accuracy', { value })}
              value={new Intl.NumberFormat(tag, { style: 'percent' }).format(share)}
            />
          </p>
        )}
        <p className={`${layout.row} ${styles.log}`}>
          <span>{t('display.log.short', { seq: queue.logHead.seq })}</span>
          <code>{groupedHash(queue.logHead.hash)}</code>
          <a href={logAddress}>{logAddress}</a>
        </p>
      </div>
    </footer>
  );
};
