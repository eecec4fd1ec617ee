import { Button } from '@mantine/core';
import { SubmitButton } from '../form/form-actions.tsx';
import styles from './editor.module.css';

type Props = {
  readonly save: string;
  readonly canSave: boolean;
  /** What is said once it is saved. */
  readonly told: string | false;
  readonly remove: string;
  /** Absent: there is nothing yet to delete. */
  readonly onRemove?: (() => void) | undefined;
};

/** Below what an operator edits: save, what became of it, and delete apart from both. */
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
