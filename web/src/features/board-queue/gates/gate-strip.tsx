import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { May } from '../../../domain/account/may.tsx';
import { wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { minutesSince } from '../../../domain/queue/call-age.ts';
import type { GateState } from '../../../domain/queue/gate-states.ts';
import { gateWords } from '../../../domain/queue/line-words.ts';
import { type GateChoice, nameGate } from '../../../domain/queue/use-gate.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { listWords } from '../../../lib/words/list-words.ts';
import button from '../../../ui/button/button.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { ActionMenu } from '../../../ui/menu/action-menu.tsx';
import text from '../../../ui/text/text.module.css';
import { closeGate, openGate } from './gate-calls.ts';
import styles from './gate-strip.module.css';

type GateProps = { readonly gate: GateState; readonly isNext: boolean; readonly now: number };

const useGateWords = ({ digit, called, closed }: GateState, isNext: boolean, now: number) => {
  const { t } = useTranslation();
  const [first] = called;
  if (closed)
    return {
      state: 'closed' as const,
      title: t('boardQueue.gates.closed'),
      details: listWords([
        closed.until && t('boardQueue.gates.until', { time: wallTime(closed.until) }),
        closed.reasons?.[currentLanguage()],
      ]),
    };
  if (first)
    return {
      state: 'busy' as const,
      title: plateText(first.vehicleRegistrationPlate),
      details: listWords([
        t('boardQueue.gates.minutes', { count: minutesSince(first.calledAt ?? '', now) }),
        called.length > 1 && t('boardQueue.gates.more', { count: called.length - 1 }),
      ]),
    };
  return {
    state: 'free' as const,
    title: t('boardQueue.gates.free'),
    details: t(isNext ? 'boardQueue.gates.next' : 'boardQueue.gates.byDigit', { digit }),
  };
};

const hoursToClose = [1, 2, 4, undefined];

const GateMenu = ({ gate: { name, closed } }: { readonly gate: GateState }) => {
  const { t } = useTranslation();
  const open = { key: 'open', label: t('boardQueue.gates.open'), onChoose: () => void openGate(name) };
  const closings = hoursToClose.map((hours) => ({
    key: String(hours),
    label: hours ? t('boardQueue.gates.closeFor', { count: hours }) : t('boardQueue.gates.closeUntilOpened'),
    onChoose: () => void closeGate(name, hours),
  }));
  return (
    <ActionMenu
      label={t('boardQueue.gates.menu', { gate: gateWords(name) })}
      className={`${button.icon} ${text.dimmed} ${styles.more}`}
      actions={closed ? [open] : closings}
    >
      <span aria-hidden="true">⋯</span>
    </ActionMenu>
  );
};

const tones = { busy: 'orange', free: 'green', closed: undefined } as const;

const Gate = ({ gate, isNext, now }: GateProps) => {
  const { t } = useTranslation();
  const { name, digit, called } = gate;
  const { state, title, details } = useGateWords(gate, isNext, now);
  return (
    <li
      className={`${layout.boxed} ${styles.gate}`}
      data-state={state}
      data-tone={tones[state]}
      data-next={isNext}
    >
      <button
        type="button"
        className={`${layout.grow} ${text.small} ${styles.choose}`}
        aria-pressed={isNext}
        aria-label={t('boardQueue.gates.choose', {
          gate: gateWords(name),
          state: listWords([title, details]),
        })}
        title={details}
        onClick={() => nameGate(name)}
      >
        <span className={`${layout.centred} ${styles.number}`} data-key={digit} />
        <span className={styles.state}>
          {digit !== name && <span className={`${text.clip} ${text.small}`}>{name}</span>}{' '}
          {state === 'busy' ? (
            <Plate text={called[0]?.vehicleRegistrationPlate ?? ''} size="sm" />
          ) : (
            <strong className={text.toned}>{title}</strong>
          )}{' '}
          <span className={text.clamp}>{details}</span>
        </span>
      </button>
      <May access="operator">
        <GateMenu gate={gate} />
      </May>
    </li>
  );
};

/** Each gate with its truck. A frame marks the gate to which F2 sends the next truck. */
export const GateStrip = memo(({ gates, gate: next }: GateChoice) => {
  const { t } = useTranslation();
  const now = useServerTime(15_000);
  if (gates.length === 0) return null;
  return (
    <section aria-label={t('boardQueue.gates.title')}>
      <ul className={`${layout.columns} ${styles.strip}`}>
        {gates.map((gate) => (
          <Gate key={gate.name} gate={gate} isNext={gate.name === next} now={now} />
        ))}
      </ul>
    </section>
  );
});
