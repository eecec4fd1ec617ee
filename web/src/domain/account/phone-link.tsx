import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy/copy-button.tsx';

import text from '../../ui/text/text.module.css';
import { phoneWords } from './phone-words.ts';

export const PhoneLink = ({ phone }: { readonly phone: string }) => {
  const { t } = useTranslation();
  return (
    <span className={text.figures}>
      <a href={`tel:${phone}`}>{phoneWords(phone)}</a>
      <CopyButton text={phone} label={t('panel.copyPhone')} />
    </span>
  );
};
