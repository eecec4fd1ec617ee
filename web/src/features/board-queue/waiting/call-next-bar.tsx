import { Button, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import type { GateChoice } from '../../../domain/queue/use-gate.ts';
import type { Line } from '../../../domain/queue/use-line.ts';
import type { CallNext } from './use-call-next.ts';
import styles from './waiting-card.module.css';

const GateField = ({ gate: { gates, gate, choose } }: { readonly gate: GateChoice }) => {
  const { t } = useTranslation();
  if (gates.length === 0) return null;
  return (
    <label className={styles.gate}>
      {t('boardQueue.next.gate')}
      <select value={gate} onChange={(event) => choose(event.target.value)}>
        {gates.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
};

type Props = { readonly line: Line; readonly gate: GateChoice; readonly next: CallNext };

/** Names the truck, and is disabled while the head of the queue is unknown. */
export const CallNextBar = ({ line, gate, next: { head, isCalling, call } }: Props) => {
  const { t } = useTranslation();
  const { isLive, queue } = line;
  const plate = head?.vehicleRegistrationPlate;
  return (
    <>
      <GateField gate={gate} />
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
            <span className={styles.nextWords} aria-hidden="true">
              {t('boardQueue.next.call')}
              <Plate text={plate} size="sm" />
              <kbd className={styles.key}>F2</kbd>
            </span>
          </>
        )}
      </Button>
    </>
  );
};
