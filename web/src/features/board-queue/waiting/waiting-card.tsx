import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { May } from '../../../domain/account/may.tsx';
import type { GateChoice } from '../../../domain/queue/use-gate.ts';
import type { Line } from '../../../domain/queue/use-line.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import buttons from '../../../ui/button/button.module.css';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Pager } from '../../../ui/table/pager.tsx';
import text from '../../../ui/text/text.module.css';
import { CardEmpty, CardPending, QueueCard } from '../queue-card.tsx';
import { CallNextBar } from './call-next-bar.tsx';
import { OvertakenCallout } from './overtaken-callout.tsx';
import type { CallNext } from './use-call-next.ts';
import type { Pages } from './use-pages.ts';
import styles from './waiting.module.css';
import { WaitingTable } from './waiting-table.tsx';

/** Age of the data while disconnected. */
const DataAge = ({ receivedAt }: { readonly receivedAt: number | undefined }) => {
  const { t } = useTranslation();
  const now = useServerTime(1000);
  const seconds = receivedAt === undefined ? 0 : Math.max(0, Math.floor((now - receivedAt) / 1000));
  return (
    <p className={`${text.small} ${styles.stale}`} role="status">
      <strong>{t('boardQueue.stale.title')}</strong>{' '}
      <span aria-live="off">
        {seconds < 120
          ? t('boardQueue.stale.seconds', { count: seconds })
          : t('boardQueue.stale.minutes', { count: Math.floor(seconds / 60) })}
      </span>
    </p>
  );
};

type Props = {
  readonly line: Line;
  readonly pages: Pages;
  readonly gate: GateChoice;
  readonly next: CallNext;
};

export const WaitingCard = ({ line, pages, gate, next }: Props) => {
  const { t } = useTranslation();
  const { queue, waiting } = line;
  return (
    <QueueCard
      name="waiting"
      title={t('boardQueue.waiting.title')}
      count={waiting.length}
      headClass={styles.head}
      beside={
        <>
          {queue && !line.isLive && <DataAge receivedAt={line.receivedAt} />}
          <div className={`${layout.row} ${styles.tools}`}>
            <PlainButton onClick={() => window.print()}>{t('boardQueue.print.button')}</PlainButton>
            <May access="operator">
              <Link to="/closure" className={buttons.button}>
                {t('boardClosure.link')}
              </Link>
              <CallNextBar line={line} gate={gate} next={next} />
            </May>
          </div>
        </>
      }
    >
      {next.overtaken && (
        <OvertakenCallout
          overtaken={next.overtaken}
          isSending={next.isSending}
          onCall={next.call}
          onDismiss={next.dismiss}
        />
      )}
      {!queue && <CardPending rows={5} height={48} />}
      {queue && waiting.length === 0 && <CardEmpty>{t('boardQueue.waiting.empty')}</CardEmpty>}
      {waiting.length > 0 && (
        <WaitingTable
          rows={pages.rows}
          headId={next.head?.id}
          isCalling={next.isCalling}
          gate={gate.gate}
          onCallNext={next.call}
        />
      )}
      {waiting.length > pages.size || pages.size > 10 ? (
        <Pager
          page={pages.page}
          size={pages.size}
          count={pages.rows.length}
          total={pages.total}
          isLast={pages.page === pages.last}
          onPage={pages.turnTo}
          onSize={pages.resize}
        />
      ) : null}
    </QueueCard>
  );
};
