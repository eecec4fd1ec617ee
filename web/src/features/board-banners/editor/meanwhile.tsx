import { useTranslation } from 'react-i18next';
import type { Banner } from '#contract/promo/promo.ts';
import { listWords } from '../../../lib/list-words.ts';
import { SavedMeanwhile } from '../../../ui/editor/saved-meanwhile.tsx';
import type { BannerForm } from './use-banner-form.ts';
import { whatChanged } from './what-changed.ts';

type Props = { readonly form: BannerForm; readonly current: Banner | undefined };

export const Meanwhile = ({ form, current }: Props) => {
  const { t } = useTranslation();
  const changes = form.base && current ? whatChanged(form.base, current) : [];
  const what = listWords(changes.map((one) => t(`boardBanners.stale.${one}`)));
  return (
    <SavedMeanwhile
      text={what === '' ? t('boardBanners.stale.text') : t('boardBanners.stale.what', { what })}
      theirs={{ words: t('boardBanners.stale.takeTheirs'), choose: form.takeTheirs }}
      mine={form.isDirty ? { words: t('boardBanners.stale.keepMine'), choose: form.keepMine } : undefined}
    />
  );
};
