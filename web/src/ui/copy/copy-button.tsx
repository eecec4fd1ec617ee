import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import button from '../button/button.module.css';
import { Icon } from '../icons/icon.tsx';
import words from '../text/text.module.css';
import styles from './copy-button.module.css';

type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
};

export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const { t } = useTranslation();
  const { copied, copy } = useClipboard();
  return (
    <>
      <button
        type="button"
        className={`${button.icon} ${words.dimmed} ${styles.button}`}
        aria-label={label}
        title={label}
        onClick={() => copy(text)}
      >
        <Icon size={16} path={copied ? 'M5 13l4 4L19 7' : 'M9 9h11v11H9zM5 15H4V4h11v1'} />
      </button>
      <span role="status" className={words.hint}>
        {copied && t('common.copied')}
      </span>
    </>
  );
};
