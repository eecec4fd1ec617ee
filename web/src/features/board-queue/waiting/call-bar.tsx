import { Button, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { gateWords } from '../../../domain/queue/line-words.ts';
import type { GateChoice } from '../../../domain/queue/use-gate.ts';
import type { Line } from '../../../domain/queue/use-queue.ts';
import buttons from '../../../ui/button/button.module.css';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import type { CallNext } from './use-call-next.ts';
import styles from './waiting.module.css';

const keys = { call: 'F2', down: '↓', enter: 'Enter' };

type Props = { readonly line: Line; readonly gate: GateChoice; readonly next: CallNext };

const Hints = ({ gates }: Pick<GateChoice, 'gates'>) => {
  const { t } = useTranslation();
  const [first, last] = [gates[0]?.digit, gates.at(-1)?.digit];
  return (
    <div className={`${text.small} ${text.dimmed} ${layout.grow} ${styles.hints}`}>
      {gates.length > 1 && (
        <p className={text.clip}>
          <kbd>{first}</kbd>…<kbd>{last}</kbd> <kbd>{keys.call}</kbd> {t('boardQueue.next.otherGate')}
        </p>
      )}
      <p className={text.clip}>
        <kbd>{keys.down}</kbd> <kbd>{keys.enter}</kbd> {t('boardQueue.next.notFirst')}
      </p>
    </div>
  );
};

export const CallBar = ({ line: { isLive, queue }, gate: { gates, gate }, next }: Props) => {
  const { t } = useTranslation();
  const plate = next.head?.vehicleRegistrationPlate;
  return (
    <div className={`${layout.line} ${styles.bar}`}>
      <Button
        className={styles.next ?? ''}
        disabled={!isLive || plate === undefined || !next.isSteady}
        loading={next.isCalling}
        aria-keyshortcuts="F2"
        onClick={() => void next.call()}
      >
        {plate === undefined ? (
          t(queue ? 'boardQueue.next.nobody' : 'boardQueue.next.call')
        ) : (
          <>
            <VisuallyHidden>{t('boardQueue.next.whom', { plate: plateText(plate) })}</VisuallyHidden>
            <span className={`${layout.line} ${text.clip}`} aria-hidden="true">
              {t('boardQueue.next.call')}
              <Plate text={plate} size="sm" />
              {gate && <span className={text.clip}>→ {gateWords(gate)}</span>}
              <kbd>{keys.call}</kbd>
            </span>
          </>
        )}
      </Button>
      {next.isSteady ? (
        <Hints gates={gates} />
      ) : (
        <p className={`${layout.grow} ${styles.hints}`} style={{ lineHeight: 1.2 }} role="status">
          {t('boardQueue.next.justChanged')}
        </p>
      )}
      <Link to="/closure" className={`${buttons.button} ${text.whole} ${styles.close}`}>
        {t('boardClosure.link')}
      </Link>
    </div>
  );
};
