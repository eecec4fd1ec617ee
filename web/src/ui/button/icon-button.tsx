import { Icon } from '../icons/icon.tsx';
import styles from './button.module.css';

const paths = {
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

type IconButtonProps = {
  readonly label: string;
  readonly icon: keyof typeof paths;
  /** Without it the button is disabled. */
  readonly onPress: (() => void) | undefined;
};

export const IconButton = ({ label, icon, onPress }: IconButtonProps) => (
  <button
    type="button"
    className={styles.icon}
    aria-label={label}
    title={label}
    disabled={onPress === undefined}
    onClick={onPress}
  >
    <Icon size={19} path={paths[icon]} />
  </button>
);
