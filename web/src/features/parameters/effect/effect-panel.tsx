import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { reloadBookingParams } from '../../../domain/booking/booking-params.ts';
import { ApiError, isStale } from '../../../lib/api-error.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { faultWords } from '../../../ui/form/field-message.ts';
import layout from '../../../ui/layout/layout.module.css';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { Renewed } from '../../../ui/states/renewed.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import text from '../../../ui/text/text.module.css';
import styles from '../parameters-page.module.css';
import { type ParamsChanges, paramsEffectQuery } from '../params-calls.ts';
import { paramNames } from '../params-names.ts';
import { paramsSchema } from '../params-schema.ts';
import type { ControlProps } from '../params-values.ts';
import { changesOf } from '../params-values.ts';
import { EffectTable } from './effect-table.tsx';

const pauseMs = 400;

const Refusal = ({ error }: { readonly error: ApiError }) => {
  const { t } = useTranslation();
  const [first] = error.fieldErrors;
  const name = paramNames.find((one) => first?.propertyPath.split(/[.[]/)[0] === one);
  const message = first ? faultWords(t, first) : (error.body?.message ?? t('parameters.effect.failed'));
  const field = name && t(`parameters.fields.${name}.label`);
  return (
    <p role="status" className={text.toned} data-tone="red">
      {field ? t('parameters.effect.refused', { field, message }) : message}
    </p>
  );
};

/** Asks the server for the effect of the changes, after a pause. The last result is marked as old meanwhile. */
const useParamsEffect = (changes: ParamsChanges | null) => {
  const request = JSON.stringify(changes);
  const [settled] = useDebouncedValue(request, pauseMs);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...paramsEffectQuery(JSON.parse(settled) ?? {}),
    enabled: settled !== 'null',
  });
  const isOutdated = isStale(error);
  useEffect(() => {
    if (isOutdated) void reloadBookingParams().catch(() => undefined);
  }, [isOutdated]);
  return { data, error, isOutdated, isOld: request !== settled || isPlaceholderData, refetch };
};

type EffectProps = Omit<ReturnType<typeof useParamsEffect>, 'isOld'>;

const Effect = ({ data, error, isOutdated, refetch }: EffectProps) => {
  const { t } = useTranslation();
  if (isOutdated) return <p className={text.dimmed}>{t('parameters.effect.outdated')}</p>;
  if (error instanceof ApiError && error.status < 500) return <Refusal error={error} />;
  if (data) return <EffectTable days={data} />;
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

export const EffectPanel = ({ control, base, timeZone, ref }: EffectPanelProps) => {
  const { t } = useTranslation();
  const parsed = paramsSchema.safeParse(useWatch({ control, compute: (all) => all }));
  const { isOld, ...effect } = useParamsEffect(
    parsed.success ? changesOf(parsed.data, base, timeZone) : null,
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the panel.
    <aside ref={ref} className={styles.effect} tabIndex={0}>
      <Renewed isOld={parsed.success && isOld}>
        <SectionCard title={t('parameters.effect.title')} hint={t('parameters.effect.note')}>
          {parsed.success ? (
            <div className={layout.stack}>
              <Effect {...effect} />
            </div>
          ) : (
            <p className={text.dimmed}>{t('parameters.effect.unfinished')}</p>
          )}
        </SectionCard>
      </Renewed>
    </aside>
  );
};
