import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Banner } from '#contract/promo/promo.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import styles from './editor.module.css';
import type { BannerForm } from './use-banner-form.ts';
import { whatChanged } from './what-changed.ts';

type Props = { readonly form: BannerForm; readonly current: Banner | undefined };

/** A colleague saved the banner while it was open here. Nothing is lost until one of the two is chosen. */
export const Meanwhile = ({ form, current }: Props) => {
  const { t } = useTranslation();
  const changes = form.base && current ? whatChanged(form.base, current) : [];
  const what = changes.map((one) => t(`boardBanners.stale.${one}`)).join(', ');
  return (
    <Notice role="alert">
      <p>{what === '' ? t('boardBanners.stale.text') : t('boardBanners.stale.what', { what })}</p>
      <div className={styles.choices}>
        <Button variant="default" size="sm" onClick={form.takeTheirs}>
          {t('boardBanners.stale.takeTheirs')}
        </Button>
        {form.isDirty && (
          <Button variant="default" size="sm" onClick={form.keepMine}>
            {t('boardBanners.stale.keepMine')}
          </Button>
        )}
      </div>
    </Notice>
  );
};
