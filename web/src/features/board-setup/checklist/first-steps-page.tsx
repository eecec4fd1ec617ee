import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Checklist, FirstStep } from '#contract/setup/setup.ts';
import { checklistQuery } from '../../../domain/checkpoint/setup.ts';
import { call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { RoundMark } from '../../../ui/badge/round-mark.tsx';
import button from '../../../ui/button/button.module.css';
import card from '../../../ui/card/card.module.css';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { tellRefusal } from '../../../ui/errors/handle-error.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './first-steps.module.css';

/** Pages on which the steps are done. Steps that need settings of the server have none. */
const places = {
  PLACE: '/board/parameters/passage',
  HOURS: '/board/parameters/calendar',
  GATES: '/board/parameters/passage',
  COLLEAGUES: '/board/users',
  NEWS: '/board/news/new',
  DISPLAY: '/board/display',
  KIOSK: '/board/kiosk',
} as const satisfies Partial<Record<FirstStep, string>>;

const hasPlace = (step: FirstStep): step is keyof typeof places => step in places;

const StepRow = ({ step, done }: Checklist['steps'][number]) => {
  const { t } = useTranslation();
  const isScreen = step === 'DISPLAY' || step === 'KIOSK';
  return (
    <li className={`${layout.line} ${layout.ruled} ${styles.step}`} data-done={done}>
      <RoundMark tone={done ? 'green' : 'grey'} isFilled={done}>
        {done && <Icon size={16} stroke={2.6} path="M5 12.5l4.5 4.5L19 7.5" />}
      </RoundMark>
      <div className={`${layout.grow} ${styles.words}`}>
        <h2 className={layout.row}>
          {t(`setup.checklist.steps.${step}.title`)}
          <span className={text.hint}>{t(done ? 'setup.checklist.isDone' : 'setup.checklist.isOpen')}</span>
        </h2>
        <p className={text.hint}>{t(`setup.checklist.steps.${step}.text`)}</p>
      </div>
      {hasPlace(step) && (
        <a
          href={places[step]}
          className={button.button}
          {...(isScreen && { target: '_blank', rel: 'noreferrer' })}
        >
          {t(`setup.checklist.steps.${step}.act`)}
        </a>
      )}
    </li>
  );
};

const close = async () => {
  try {
    await call('POST /setup/checklist/close', { expect: 204 });
    await queryClient.invalidateQueries({ queryKey: checklistQuery.queryKey });
  } catch (error) {
    await tellRefusal(error);
  }
};

const Steps = ({ checklist: { open, steps } }: { readonly checklist: Checklist }) => {
  const { t } = useTranslation();
  const askToClose = async () => {
    const isSure = await confirmDialog({
      title: t('setup.checklist.closeTitle'),
      message: t('setup.checklist.closeText'),
      okLabel: t('setup.checklist.close'),
    });
    if (isSure) await close();
  };
  const done = steps.filter((step) => step.done).length;
  return (
    <section className={`${card.card} ${layout.stack}`}>
      <div className={layout.apart}>
        <b role="status">
          {open ? t('setup.checklist.progress', { done, count: steps.length }) : t('setup.checklist.closed')}
        </b>
        {open && (
          <Button variant="default" onClick={askToClose}>
            {t('setup.checklist.close')}
          </Button>
        )}
      </div>
      <progress className={styles.bar} aria-hidden="true" max={steps.length} value={done} />
      <ul>
        {steps.map((step) => (
          <StepRow key={step.step} {...step} />
        ))}
      </ul>
    </section>
  );
};

export const FirstStepsPage = () => {
  const { t } = useTranslation();
  const title = t('console.first-steps.title');
  usePageTitle(title);
  const query = useQuery({ ...checklistQuery, staleTime: 0 });
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <h1>{title}</h1>
      <p className={text.dimmed}>{t('setup.checklist.intro')}</p>
      <Loaded query={query} skeleton={<SkeletonRows rows={9} />}>
        {(checklist) => <Steps checklist={checklist} />}
      </Loaded>
    </div>
  );
};
