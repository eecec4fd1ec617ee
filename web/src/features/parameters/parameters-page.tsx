import { useQuery } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingParams } from '#contract/params/booking-params.ts';
import { bookingParamsQuery } from '../../domain/booking/booking-params.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import { Form } from '../../ui/form/form.tsx';
import layout from '../../ui/layout/layout.module.css';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { OfflineState } from '../../ui/states/state-block.tsx';
import { BlockPanel } from './block/block-panel.tsx';
import { EffectPanel } from './effect/effect-panel.tsx';
import { ParamsHistory } from './history/params-history.tsx';
import styles from './parameters-page.module.css';
import { ReadyReasonsSection } from './reasons/ready-reasons.tsx';
import { SaveBar } from './save-bar.tsx';
import { FormSections } from './sections/form-sections.tsx';
import { MarkedMenu, SectionMenu } from './sections/section-menu.tsx';
import { isFormSection, type Section, sectionNames, useSection } from './sections/section-names.ts';
import { useParamsForm } from './use-params-form.ts';

const firstFault = (form: RefObject<HTMLFormElement | null>) =>
  form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');

/** After a refused save, shows the section of the first invalid field and focuses the field. */
const useFaultInSight = (form: RefObject<HTMLFormElement | null>, submitCount: number, section: Section) => {
  const [forced, setForced] = useState<{ readonly shown: Section; readonly over: Section } | null>(null);
  const shown = forced?.over === section ? forced.shown : section;

  const lookForFault = useEffectEvent(() => {
    const place = firstFault(form)?.closest<HTMLElement>('[data-section]')?.dataset.section;
    const wrong = sectionNames.find((one) => one === place);
    if (wrong && wrong !== shown) setForced({ shown: wrong, over: section });
  });
  useEffect(() => {
    if (submitCount > 0) lookForFault();
  }, [submitCount]);
  useLayoutEffect(() => {
    if (forced) firstFault(form)?.focus();
  }, [forced, form]);

  return { shown, forget: () => setForced(null) };
};

type ParamsFormProps = {
  readonly current: BookingParams;
  readonly section: Section;
  readonly onShow: (section: Section) => void;
  readonly others: (shown: Section) => ReactNode;
};

const ParamsForm = ({ current, section, onShow, others }: ParamsFormProps) => {
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

/** Soon stale, because another operator may change what is edited here. */
const editedStaleMs = 30_000;

const others = (shown: Section): ReactNode => (
  <>
    <div hidden={shown !== 'block'}>
      <BlockPanel />
    </div>
    <ReadyReasonsSection isShown={shown === 'reasons'} />
    {shown === 'history' && <ParamsHistory />}
  </>
);

const Sections = () => {
  const { t } = useTranslation();
  const { section, show } = useSection();
  const { data, isError, isPaused, refetch } = useQuery({ ...bookingParamsQuery, staleTime: editedStaleMs });
  if (data) return <ParamsForm current={data} section={section} onShow={show} others={others} />;
  const state = () => {
    if (isPaused) return <OfflineState />;
    if (!isError) return <SkeletonRows />;
    return <LoadFailure message={t('parameters.loadFailed')} onRetry={() => void refetch()} />;
  };
  return (
    <>
      <SectionMenu shown={section} onShow={show} />
      <div>
        {others(section)}
        {isFormSection(section) && state()}
      </div>
    </>
  );
};

export const ParametersPage = () => {
  const { t } = useTranslation();
  const title = t('console.parameters.title');
  usePageTitle(title);
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <h1>{title}</h1>
      <Sections />
    </div>
  );
};
