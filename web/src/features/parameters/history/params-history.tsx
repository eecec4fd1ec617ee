import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BookingParamsVersion } from '#contract/params/booking-params-changes.ts';
import { shortName } from '../../../domain/account/full-name.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PagedList } from '../../../ui/paged-list/paged-list.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import { fetchParamsHistory, paramsHistoryKey } from '../params-calls.ts';
import type { ParamName } from '../params-names.ts';
import { describeChange } from './describe-param.ts';
import { wholeMoment } from './moments.ts';

type ChangeProps = { readonly name: ParamName; readonly version: BookingParamsVersion };

const Change = ({ name, version: { before, after } }: ChangeProps) => {
  const { t } = useTranslation();
  const { gone, come } = describeChange(t, name, before, after);
  return (
    <div className={text.breaks}>
      <dt className={text.strong}>{t(`parameters.fields.${name}.label`)}</dt>
      {gone.map((line) => (
        <dd key={line} className={text.dimmed}>
          <VisuallyHidden>{t('parameters.history.was')}: </VisuallyHidden>
          <s>{line}</s>
        </dd>
      ))}
      {come.map((line) => (
        <dd key={line} className={text.toned} data-tone="green">
          <VisuallyHidden>{t('parameters.history.became')}: </VisuallyHidden>
          {line}
        </dd>
      ))}
    </div>
  );
};

const Version = ({ version }: { readonly version: BookingParamsVersion }) => {
  const { t } = useTranslation();
  const { changedBy, changedDate, after } = version;
  const name = changedBy ? shortName(changedBy) : t('parameters.history.system');
  const names = Object.keys(after) as ParamName[];
  return (
    <article className={`${layout.stack} ${layout.ruled}`}>
      <h3>{t('parameters.history.version', { version: version.version })}</h3>
      <p className={text.dimmed}>{t('parameters.history.by', { name, date: wholeMoment(changedDate) })}</p>
      {names.length === 0 && <p className={text.dimmed}>{t('parameters.history.nothing')}</p>}
      <dl className={layout.stack}>
        {names.map((one) => (
          <Change key={one} name={one} version={version} />
        ))}
      </dl>
    </article>
  );
};

export const ParamsHistory = () => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('parameters.history.title')}>
      <PagedList
        queryKey={paramsHistoryKey}
        fetchPage={fetchParamsHistory}
        size={10}
        idOf={({ version }) => String(version)}
        label={t('parameters.history.title')}
        renderRow={(version) => <Version version={version} />}
        empty={<EmptyState title={t('parameters.history.empty')} />}
      />
    </SectionCard>
  );
};
