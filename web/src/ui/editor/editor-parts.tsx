import { Button } from '@mantine/core';
import { Callout } from '../callout/callout.tsx';
import { SubmitButton } from '../form/form-actions.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';

type EditorActionsProps = {
  readonly save: string;
  readonly canSave: boolean;
  readonly told: string | false;
  readonly remove: string;
  readonly onRemove?: (() => void) | undefined;
};

export const EditorActions = ({ save, canSave, told, remove, onRemove }: EditorActionsProps) => (
  <div className={layout.row}>
    <SubmitButton fullWidth={false} disabled={!canSave}>
      {save}
    </SubmitButton>
    <p role="status" data-tone="green" className={`${layout.grow} ${text.toned}`}>
      {told}
    </p>
    {onRemove && (
      <Button variant="light" color="red" onClick={onRemove}>
        {remove}
      </Button>
    )}
  </div>
);

type Choice = { readonly words: string; readonly choose: () => void };

type SavedMeanwhileProps = {
  readonly text: string;
  readonly theirs: Choice;
  /** Absent if nothing was edited here. */
  readonly mine?: Choice | undefined;
};

/** Tells that a colleague saved first. Both versions are kept until one is chosen. */
export const SavedMeanwhile = ({ text, theirs, mine }: SavedMeanwhileProps) => (
  <Callout role="alert">
    <p>{text}</p>
    <div className={layout.row}>
      {[theirs, ...(mine ? [mine] : [])].map(({ words, choose }) => (
        <Button key={words} variant="default" size="sm" onClick={choose}>
          {words}
        </Button>
      ))}
    </div>
  </Callout>
);
