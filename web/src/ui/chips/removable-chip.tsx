import { CrossIcon } from '../icons/icon.tsx';
import styles from './chips.module.css';

type Props = { readonly text: string; readonly label: string; readonly onRemove: () => void };

/** A filter that a followed link has set, and that can only be removed here. */
export const RemovableChip = ({ text, label, onRemove }: Props) => (
  <button type="button" className={styles.chip} aria-label={label} onClick={onRemove}>
    {text}
    <CrossIcon />
  </button>
);
