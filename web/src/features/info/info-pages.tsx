import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InfoPageName } from '#contract/info-routes.ts';
import { infoPageQuery } from '../../domain/checkpoint/info-page.ts';
import { SitePlace } from '../../domain/checkpoint/site-place.tsx';
import { askFirst } from '../../lib/first-data.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';

/** The text brings its own title, because operators write it. Until the text loads, the menu's title is used. */
const infoPage =
  (page: InfoPageName, titleKey: `info.${'acp' | 'guide' | 'policy' | 'userAgreement' | 'openData'}.title`) =>
  () => {
    const { t } = useTranslation();
    const language = currentLanguage();
    const { data, error, refetch } = useQuery(infoPageQuery(page, language));
    return (
      <Screen title={data?.title || t(titleKey)}>
        {data && data.language !== language && <p className={text.dimmed}>{t('info.otherLanguage')}</p>}
        {data && page === 'acp' && <SitePlace site={data.site} />}
        {data && <Markdown text={data.text} below={0} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows rows={6} />}
      </Screen>
    );
  };

export const rememberFirstData = async () => {
  const pages = ['acp', 'guide', 'policy', 'user-agreement'] as const;
  const page = pages.find((one) => location.pathname === `/info/${one}`);
  if (page) await askFirst(infoPageQuery(page, currentLanguage()));
};

export const CheckpointPage = infoPage('acp', 'info.acp.title');
export const GuidePage = infoPage('guide', 'info.guide.title');
export const PolicyPage = infoPage('policy', 'info.policy.title');
export const UserAgreementPage = infoPage('user-agreement', 'info.userAgreement.title');
export const OpenDataPage = infoPage('open-data', 'info.openData.title');
