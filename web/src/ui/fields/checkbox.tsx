import { type ComponentProps, type ReactNode, useId } from 'react';
import layout from '../layout/layout.module.css';
import words from '../text/text.module.css';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
};

export const Checkbox = ({ label, description, error, ...input }: CheckboxProps) => {
  const id = useId();
  const notes = [
    description ? { id: `${id}-description`, 'data-error': false, text: description } : null,
    error ? { id: `${id}-error`, 'data-error': true, text: error } : null,
  ].filter((note) => note !== null);
  return (
    <div>
      <label className={`${layout.beside} ${words.breaks} ${styles.label}`}>
        <input
          {...input}
          type="checkbox"
          className={styles.box}
          aria-invalid={Boolean(error)}
          aria-describedby={notes.map((note) => note.id).join(' ') || undefined}
        />
        {label}
      </label>
      {notes.map(({ text, ...note }) => (
        <div key={note.id} className={`${words.hint} ${styles.note}`} {...note}>
          {text}
        </div>
      ))}
    </div>
  );
};
