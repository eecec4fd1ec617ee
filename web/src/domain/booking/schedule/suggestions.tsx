import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout/callout.tsx';
import { useFormFlowContext } from '../../../ui/form/form-flow-context.ts';
import layout from '../../../ui/layout/layout.module.css';
import { whenWords } from '../../checkpoint/checkpoint-words.ts';
import type { Schedule } from './use-schedule.ts';
import type { SuggestedTimes } from './use-suggestions.ts';

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
