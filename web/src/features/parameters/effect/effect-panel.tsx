import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { reloadBookingParams } from '../../../domain/booking/booking-params.ts';
import { ApiError, isStale } from '../../../lib/api-error.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { type ParamsChanges, paramsEffectQuery } from '../params-calls.ts';
import { paramNames } from '../params-names.ts';
import { paramsSchema } from '../params-schema.ts';
import type { ControlProps } from '../params-values.ts';
import { changesOf } from '../params-values.ts';
import styles from './effect-panel.module.css';
import { EffectTable } from './effect-table.tsx';

const pauseMs = 400;

const Refusal = ({ error }: { readonly error: ApiError }) => {
  const { t } = useTranslation();
  const [first] = error.fieldErrors;
  const name = paramNames.find((one) => first?.propertyPath.split(/[.[]/)[0] === one);
  const message = first?.message ?? error.body?.message ?? t('parameters.effect.failed');
  const field = name && t(`parameters.fields.${name}.label`);
  return (
    <p role="status" className={styles.refused}>
      {field ? t('parameters.effect.refused', { field, message }) : message}
    </p>
  );
};

const Effect = ({ changes }: { readonly changes: ParamsChanges }) => {
  const { t } = useTranslation();
  const { data, error, isPlaceholderData, refetch } = useQuery(paramsEffectQuery(changes));
  const isOutdated = isStale(error);
  useEffect(() => {
    if (isOutdated) void reloadBookingParams().catch(() => undefined);
  }, [isOutdated]);
  if (isOutdated) return <p className={styles.unfinished}>{t('parameters.effect.outdated')}</p>;
  if (error instanceof ApiError && error.status < 500) return <Refusal error={error} />;
  if (data) return <EffectTable days={data} isOld={isPlaceholderData} />;
  return error ? (
    <LoadFailure message={t('parameters.effect.failed')} onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows />
  );
};

type EffectPanelProps = ControlProps & {
  readonly base: BookingParams;
  readonly timeZone: string;
  readonly ref: Ref<HTMLElement>;
};

/** Follows the form, and asks the planner itself once the operator stops typing. */
export const EffectPanel = ({ control, base, timeZone, ref }: EffectPanelProps) => {
  const { t } = useTranslation();
  const [values] = useDebouncedValue(useWatch({ control, compute: (all) => all }), pauseMs);
  const parsed = paramsSchema.safeParse(values);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled with the arrows.
    <aside ref={ref} className={styles.effect} tabIndex={0}>
      <SectionCard title={t('parameters.effect.title')} hint={t('parameters.effect.note')}>
        {parsed.success ? (
          <Effect changes={changesOf(parsed.data, base, timeZone)} />
        ) : (
          <p className={styles.unfinished}>{t('parameters.effect.unfinished')}</p>
        )}
      </SectionCard>
    </aside>
  );
};
