import { Button } from '@mantine/core';
import { SubmitButton } from '../form/form-actions.tsx';
import styles from './editor.module.css';

type Props = {
  readonly save: string;
  readonly canSave: boolean;
  readonly told: string | false;
  readonly remove: string;
  readonly onRemove?: (() => void) | undefined;
};

export const EditorActions = ({ save, canSave, told, remove, onRemove }: Props) => (
  <div className={styles.actions}>
    <SubmitButton fullWidth={false} disabled={!canSave}>
      {save}
    </SubmitButton>
    <p role="status" className={styles.status}>
      {told}
    </p>
    {onRemove && (
      <Button variant="default" className={styles.danger ?? ''} onClick={onRemove}>
        {remove}
      </Button>
    )}
  </div>
);
