import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { WeekCalendar } from '../calendar/week-calendar.tsx';
import { CapacityOverrides } from '../fields/capacity-overrides.tsx';
import { CargoTypes } from '../fields/cargo-types.tsx';
import { Closures } from '../fields/closures.tsx';
import { Gates } from '../fields/gates.tsx';
import { DocumentFields, NumberFields, SiteFields } from '../fields/plain-fields.tsx';
import { DrawFields, ReconfirmFields, WaitingListFields } from '../fields/scarce-place-fields.tsx';
import { WeeklyHours } from '../fields/weekly-hours.tsx';
import type { ParamsFormState } from '../use-params-form.ts';
import type { FormSection, Section } from './section-names.ts';

type PartProps = { readonly name: FormSection; readonly shown: Section; readonly children: ReactNode };

/** Hidden instead of unmounted, because the server may report an error in any field. */
const Part = ({ name, shown, children }: PartProps) => (
  <div className={layout.stack} data-section={name} hidden={name !== shown}>
    {children}
  </div>
);

type FormSectionsProps = { readonly params: ParamsFormState; readonly shown: Section };

export const FormSections = ({ params: { flow, base }, shown }: FormSectionsProps) => {
  const { control, form } = flow;
  const { t } = useTranslation();
  return (
    <>
      <Part name="calendar" shown={shown}>
        {shown === 'calendar' && <WeekCalendar form={form} base={base} />}
        <SectionCard
          title={t('parameters.fields.weeklyHours.label')}
          hint={t('parameters.fields.weeklyHours.hint')}
        >
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
      </Part>
      <Part name="places" shown={shown}>
        <SectionCard title={t('parameters.groups.capacity')}>
          <NumberFields control={control} group="capacity" />
        </SectionCard>
      </Part>
      <Part name="terms" shown={shown}>
        <SectionCard title={t('parameters.groups.horizon')}>
          <NumberFields control={control} group="horizon" />
        </SectionCard>
        <SectionCard title={t('parameters.groups.limits')}>
          <NumberFields control={control} group="limits" />
        </SectionCard>
        <SectionCard
          title={t('parameters.fields.waitingList.label')}
          hint={t('parameters.fields.waitingList.hint')}
        >
          <WaitingListFields control={control} />
        </SectionCard>
        <SectionCard
          title={t('parameters.fields.reconfirm.label')}
          hint={t('parameters.fields.reconfirm.hint')}
        >
          <ReconfirmFields control={control} />
        </SectionCard>
      </Part>
      <Part name="passage" shown={shown}>
        <SectionCard title={t('parameters.groups.strikes')}>
          <NumberFields control={control} group="strikes" />
        </SectionCard>
        <SectionCard title={t('parameters.groups.passage')}>
          <NumberFields control={control} group="passage" />
        </SectionCard>
        <SectionCard title={t('parameters.fields.gates.label')} hint={t('parameters.fields.gates.hint')}>
          <Gates control={control} />
        </SectionCard>
        <SectionCard title={t('parameters.fields.site.label')} hint={t('parameters.fields.site.hint')}>
          <SiteFields control={control} />
        </SectionCard>
      </Part>
      <Part name="documents" shown={shown}>
        <SectionCard title={t('parameters.groups.documents')}>
          <DocumentFields control={control} />
        </SectionCard>
        <SectionCard title={t('parameters.groups.privacy')}>
          <NumberFields control={control} group="privacy" />
        </SectionCard>
      </Part>
      <Part name="cargo" shown={shown}>
        <SectionCard title={t('parameters.groups.cargo')} hint={t('parameters.fields.cargoTypes.hint')}>
          <CargoTypes control={control} />
        </SectionCard>
      </Part>
      <Part name="draw" shown={shown}>
        <SectionCard title={t('parameters.fields.draw.label')} hint={t('parameters.fields.draw.hint')}>
          <DrawFields control={control} />
        </SectionCard>
      </Part>
    </>
  );
};
