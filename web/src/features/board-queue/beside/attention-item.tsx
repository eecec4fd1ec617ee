import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import tile from '../../../ui/icons/icon-tile.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './beside.module.css';

const icons = {
  appeal: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7a3 3 0 0 0 6 0zM19 7l-3 7a3 3 0 0 0 6 0z',
  call: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  clock: 'M6 4v17M6 5h11l-2 4 2 4H6',
  closed: 'M12 4 3 20h18zM12 10v4M12 17v.5',
  screen: 'M3 5h18v11H3zM12 16v4M8 20h8',
  truck:
    'M3 7h11v9H3zM14 10h4l3 3v3h-7M7 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M17 19a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
};

type ItemProps = {
  readonly icon: keyof typeof icons;
  readonly tone: 'red' | 'amber' | 'blue';
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
};

export const AttentionItem = ({ icon, tone, title, text: details, action }: ItemProps) => (
  <li className={styles.attention} data-tone={tone}>
    <Icon className={tile.tile} size={32} path={icons[icon]} />
    <strong>{title}</strong>
    <p className={text.dimmed}>{details}</p>
    <div>{action}</div>
  </li>
);

export const ShowButton = ({ onShow }: { readonly onShow: () => void }) => {
  const { t } = useTranslation();
  return <TextButton onClick={onShow}>{t('boardQueue.attention.show')}</TextButton>;
};
