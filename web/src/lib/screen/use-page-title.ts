import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export const usePageTitle = (title: string) => {
  const { t } = useTranslation();
  const product = t('common.productName');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
};
