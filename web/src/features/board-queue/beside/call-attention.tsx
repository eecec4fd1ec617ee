import { useTranslation } from 'react-i18next';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { cancelWithReason, giveBack, recall } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { seenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import controls from '../../../ui/button/text-button.module.css';
import type { Attention } from './attention.ts';
import { AttentionItem } from './attention-item.tsx';

type Props = { readonly one: Extract<Attention, { kind: 'CALL' }> };

export const CallAttention = ({ one: { row, minutes, age, next } }: Props) => {
  const { t } = useTranslation();
  const truck = seenTruck(row);
  const plate = plateText(truck.plate);
  const isUnderWay = useIsUnderWay(truck.id);
  const act = () => {
    if (next === 'recall') return void recall(truck);
    return void (next === 'return' ? giveBack(truck, 'NO_ANSWER') : cancelWithReason(truck));
  };
  return (
    <AttentionItem
      icon="call"
      tone={age === 'overdue' ? 'red' : 'amber'}
      title={t('boardQueue.attention.call', { plate, count: minutes })}
      text={t(`boardQueue.attention.callText.${next}`)}
      action={
        <button
          type="button"
          className={controls.link}
          aria-busy={next !== 'cancel' && isUnderWay(next)}
          aria-label={t(`boardQueue.attention.callActionOf.${next}`, { plate })}
          onClick={act}
        >
          {t(`boardQueue.attention.callAction.${next}`)}
        </button>
      }
    />
  );
};
