import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy/copy-button.tsx';
import styles from './phone-link.module.css';
import { phoneWords } from './phone-words.ts';

export const PhoneLink = ({ phone }: { readonly phone: string }) => {
  const { t } = useTranslation();
  return (
    <span className={styles.phone}>
      <a href={`tel:${phone}`}>{phoneWords(phone)}</a>
      <CopyButton text={phone} label={t('panel.copyPhone')} />
    </span>
  );
};
