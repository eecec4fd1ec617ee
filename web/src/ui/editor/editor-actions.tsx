import { Button } from '@mantine/core';
import { SubmitButton } from '../form/form-actions.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';

type Props = {
  readonly save: string;
  readonly canSave: boolean;
  readonly told: string | false;
  readonly remove: string;
  readonly onRemove?: (() => void) | undefined;
};

export const EditorActions = ({ save, canSave, told, remove, onRemove }: Props) => (
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
