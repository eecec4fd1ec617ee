import { type ReactNode, useRef } from 'react';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import { Form } from '../../ui/form/form.tsx';
import layout from '../../ui/layout/layout.module.css';
import { EffectPanel } from './effect/effect-panel.tsx';
import styles from './parameters-page.module.css';
import { SaveBar } from './save-bar.tsx';
import { FormSections } from './sections/form-sections.tsx';
import { MarkedMenu } from './sections/section-menu.tsx';
import { isFormSection, type Section } from './sections/section-names.ts';
import { useFaultInSight } from './sections/use-fault-in-sight.ts';
import { useParamsForm } from './use-params-form.ts';

type ParamsFormProps = {
  readonly current: BookingParams;
  readonly section: Section;
  readonly onShow: (section: Section) => void;
  /** Sections outside of the form. */
  readonly others: (shown: Section) => ReactNode;
};

export const ParamsForm = ({ current, section, onShow, others }: ParamsFormProps) => {
  const timeZone = useTimeZone();
  const params = useParamsForm(current, timeZone);
  const { flow, base } = params;
  const effect = useRef<HTMLElement>(null);
  const { shown, forget } = useFaultInSight(flow.formRef, flow.form.formState.submitCount, section);
  const show = (next: Section) => {
    forget();
    onShow(next);
  };
  return (
    <>
      <MarkedMenu params={params} shown={shown} onShow={show} />
      <div>
        {others(shown)}
        {/* Hidden instead of unmounted, so that unsaved changes survive a look at another section. */}
        <div className={`${layout.stack} ${styles.columns}`} hidden={!isFormSection(shown)}>
          <Form
            flow={flow}
            actions={
              <SaveBar
                params={params}
                newestVersion={current.version}
                onShowEffect={() => effect.current?.focus()}
              />
            }
          >
            <FormSections params={params} shown={shown} />
          </Form>
          <EffectPanel ref={effect} control={flow.control} base={base} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
};
