import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingMove } from '#contract/bookings/bookings.ts';
import { shortWhen } from '../../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { listWords } from '../../../lib/list-words.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import type { PlanDifferences } from './plan-differences.ts';

const namedAtMost = 5;

type Kind = keyof PlanDifferences;

const useWords = () => {
  const { t } = useTranslation();
  const nameOf = (kind: Kind, { vehicleRegistrationPlate, to }: BookingMove) => {
    const plate = plateText(vehicleRegistrationPlate);
    return kind === 'gone' ? plate : t('boardClosure.changed.to', { plate, when: shortWhen(to) });
  };
  return (kind: Kind, moves: readonly BookingMove[]) => {
    const named = moves.slice(0, namedAtMost).map((move) => nameOf(kind, move));
    const rest = moves.length - named.length;
    const list = [...named, ...(rest > 0 ? [t('boardClosure.changed.more', { count: rest })] : [])];
    return t(`boardClosure.changed.${kind}`, { list: listWords(list) });
  };
};

type Props = { readonly differences: PlanDifferences; readonly onRead: () => void };

/** Bookings changed since the plan was shown: lists the differences by plate. */
export const ChangedCallout = ({ differences, onRead }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const kinds = (['added', 'gone', 'changed'] as const).filter((kind) => differences[kind].length > 0);
  return (
    <Callout role="alert">
      <p>{t('boardClosure.changed.title')}</p>
      {kinds.map((kind) => (
        <p key={kind}>{words(kind, differences[kind])}</p>
      ))}
      {kinds.length === 0 && <p>{t('boardClosure.changed.askedTimes')}</p>}
      <Button ref={button} variant="default" onClick={onRead}>
        {t('boardClosure.changed.read')}
      </Button>
    </Callout>
  );
};
