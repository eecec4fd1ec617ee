import { Button, NativeSelect, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import type { GateChoice } from '../../../domain/queue/use-gate.ts';
import type { Line } from '../../../domain/queue/use-line.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { CallNext } from './use-call-next.ts';
import styles from './waiting.module.css';

type Props = { readonly line: Line; readonly gate: GateChoice; readonly next: CallNext };

/** Names the truck, and is disabled while the head of the queue is unknown. */
export const CallNextBar = ({
  line,
  gate: { gates, gate, choose },
  next: { head, isCalling, call },
}: Props) => {
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
