import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeSlot } from '#contract/bookings/time-slots.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { useFormFlowContext } from '../../../ui/form/form-flow-context.ts';
import layout from '../../../ui/layout/layout.module.css';
import { whenWords } from '../../checkpoint/checkpoint-words.ts';
import type { Schedule } from './use-schedule.ts';

const suggestionsOf = (error: unknown): TimeSlot[] | null =>
  hasCode(error, 'SLOT_FULL') ? ((error.body?.suggestions as TimeSlot[] | undefined) ?? []) : null;

export const useSuggestions = () => {
  const [offered, setOffered] = useState<TimeSlot[] | null>(null);
  return {
    offered,
    forget: () => setOffered(null),
    /** True if the error carried suggestions. Any other error clears them. */
    take: (error: unknown): boolean => {
      const found = suggestionsOf(error);
      setOffered(found);
      return found !== null;
    },
  };
};

type SuggestedTimes = ReturnType<typeof useSuggestions>;

type SuggestionsProps = { readonly schedule: Schedule; readonly suggested: SuggestedTimes };

/** The nearest free times after the chosen one was taken, which the server or a refresh has told. */
export const Suggestions = ({ schedule, suggested }: SuggestionsProps) => {
  const { t } = useTranslation();
  const { tellEdit } = useFormFlowContext();
  const slots = suggested.offered ?? schedule.nearest;
  if (slots === null) return null;
  const choose = (start: string) => {
    tellEdit();
    schedule.chooseSlot(start);
    suggested.forget();
  };
  return (
    <Callout role="alert">
      <p>{t(slots.length === 0 ? 'booking.new.noneFree' : 'booking.new.full')}</p>
      {slots.length > 0 && (
        <ul className={layout.row}>
          {slots.map(({ start }) => (
            <li key={start}>
              <Button variant="default" onClick={() => choose(start)}>
                {whenWords(start)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
};
