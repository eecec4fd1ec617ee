import { Button, NativeSelect, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { May } from '../../../domain/account/may.tsx';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import type { GateChoice } from '../../../domain/queue/use-gate.ts';
import type { Line } from '../../../domain/queue/use-line.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import buttons from '../../../ui/button/button.module.css';
import { PlainButton } from '../../../ui/button/plain-button.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Pager } from '../../../ui/table/pager.tsx';
import text from '../../../ui/text/text.module.css';
import { CardEmpty, CardPending, QueueCard } from '../queue-card.tsx';
import { OvertakenCallout } from './overtaken-callout.tsx';
import type { CallNext } from './use-call-next.ts';
import type { Pages } from './use-pages.ts';
import styles from './waiting.module.css';
import { WaitingTable } from './waiting-table.tsx';

type CallNextBarProps = { readonly line: Line; readonly gate: GateChoice; readonly next: CallNext };

/** Names the truck, and is disabled while the head of the queue is unknown. */
const CallNextBar = ({
  line,
  gate: { gates, gate, choose },
  next: { head, isCalling, call },
}: CallNextBarProps) => {
  const { t } = useTranslation();
  const { isLive, queue } = line;
  const plate = head?.vehicleRegistrationPlate;
  return (
    <>
      {gates.length > 0 && (
        <div className={layout.row}>
          <span className={text.hint} aria-hidden="true">
            {t('boardQueue.next.gate')}
          </span>
          <NativeSelect
            className={styles.gate ?? ''}
            aria-label={t('boardQueue.next.gate')}
            value={gate}
            data={[...gates]}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </div>
      )}
      <Button
        className={styles.next ?? ''}
        disabled={!isLive || head === undefined}
        loading={isCalling}
        aria-keyshortcuts="F2"
        onClick={() => void call()}
      >
        {plate === undefined ? (
          t(queue ? 'boardQueue.next.nobody' : 'boardQueue.next.call')
        ) : (
          <>
            <VisuallyHidden>{t('boardQueue.next.whom', { plate: plateText(plate) })}</VisuallyHidden>
            <span className={layout.row} aria-hidden="true">
              {t('boardQueue.next.call')}
              <Plate text={plate} size="sm" />
              <kbd>F2</kbd>
            </span>
          </>
        )}
      </Button>
    </>
  );
};

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
