import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingParams } from '#contract/booking-params.ts';
import { useTimeZone } from '../../lib/time-zone.ts';
import { SectionCard } from '../../ui/card/section-card.tsx';
import { Form } from '../../ui/form/form.tsx';
import { EffectPanel } from './effect/effect-panel.tsx';
import { CapacityOverrides } from './fields/capacity-overrides.tsx';
import { CargoTypes } from './fields/cargo-types.tsx';
import { Closures } from './fields/closures.tsx';
import { DocumentFields } from './fields/document-fields.tsx';
import { NumberFields } from './fields/number-fields.tsx';
import { PassageFields } from './fields/passage-fields.tsx';
import { WeeklyHours } from './fields/weekly-hours.tsx';
import styles from './params-form.module.css';
import { SaveBar } from './save-bar.tsx';
import { useParamsForm } from './use-params-form.ts';

/** Every parameter, and beside them what the coming days would be. */
export const ParamsForm = ({ current }: { readonly current: BookingParams }) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const params = useParamsForm(current, timeZone);
  const { base } = params;
  const { control, form } = params.flow;
  const effect = useRef<HTMLElement>(null);
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Form
          flow={params.flow}
          actions={
            <SaveBar
              params={params}
              newestVersion={current.version}
              onShowEffect={() => effect.current?.focus()}
            />
          }
        >
          <SectionCard title={t('parameters.groups.capacity')}>
            <NumberFields control={control} group="capacity" />
            <WeeklyHours form={form} />
          </SectionCard>
          <SectionCard title={t('parameters.groups.closures')} hint={t('parameters.fields.closures.hint')}>
            <Closures control={control} />
          </SectionCard>
          <SectionCard
            title={t('parameters.groups.overrides')}
            hint={t('parameters.fields.capacityOverrides.hint')}
          >
            <CapacityOverrides control={control} />
          </SectionCard>
          <SectionCard title={t('parameters.groups.horizon')}>
            <NumberFields control={control} group="horizon" />
          </SectionCard>
          <SectionCard title={t('parameters.groups.limits')}>
            <NumberFields control={control} group="limits" />
          </SectionCard>
          <SectionCard title={t('parameters.groups.strikes')}>
            <NumberFields control={control} group="strikes" />
            <PassageFields control={control} />
          </SectionCard>
          <SectionCard title={t('parameters.groups.documents')}>
            <DocumentFields control={control} />
          </SectionCard>
          <SectionCard title={t('parameters.groups.cargo')} hint={t('parameters.fields.cargoTypes.hint')}>
            <CargoTypes control={control} />
          </SectionCard>
        </Form>
      </div>
      <EffectPanel ref={effect} control={control} base={base} timeZone={timeZone} />
    </div>
  );
};
