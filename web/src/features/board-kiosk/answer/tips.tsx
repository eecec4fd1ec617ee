import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './answer.module.css';

const paths = {
  board: 'M3 5h18v11H3zM12 16v4M8 20h8',
  gate: 'M5 21V4h11l-2 4 2 4H5',
  paper: 'M6 3h8l4 4v14H6zM14 3v4h4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  sms: 'M4 5h16v11H9l-5 4z',
  staff: 'M12 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM5 20c.5-4 3.2-6 7-6s6.5 2 7 6',
} as const;

type Tip = { readonly icon: keyof typeof paths; readonly words: string };

export const Tips = ({ tips }: { readonly tips: readonly Tip[] }) => (
  <ul className={styles.tips}>
    {tips.map(({ icon, words }) => (
      <li key={icon}>
        <Icon stroke={2} path={paths[icon]} />
        {words}
      </li>
    ))}
  </ul>
);
