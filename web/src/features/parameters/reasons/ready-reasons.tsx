import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReadyReasons, ReasonKind } from '#contract/reasons-routes.ts';
import { readyReasonsQuery } from '../../../domain/reasons/ready-reasons.ts';
import { reasonKinds } from '../../../domain/reasons/reason-kinds.ts';
import { noReason } from '../../../domain/reasons/reason-texts.ts';
import { languages } from '../../../lib/i18n.ts';
import { RemoveButton } from '../../../ui/button/remove-button.tsx';
import controls from '../../../ui/button/text-button.module.css';
import { StaleCallout } from '../../../ui/callout/stale-callout.tsx';
import card from '../../../ui/card/card.module.css';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { LongTextField } from '../../../ui/long-text/long-text-field.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState, OfflineState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import { askToLeave } from '../../../ui/unsaved/ask-to-leave.ts';
import styles from './ready-reasons-form.module.css';
import { useReadyReasonsForm } from './use-ready-reasons-form.ts';

const mostReasons = 50;

type ReadyReasonsFormProps = {
  readonly current: ReadyReasons;
  readonly onDirty: (isDirty: boolean) => void;
};

const ReadyReasonsForm = ({ current, onDirty }: ReadyReasonsFormProps) => {
  const { t } = useTranslation();
  const { flow, isDirty, isSaved, isOutdated, takeFresh } = useReadyReasonsForm(current, onDirty);
  const { control } = flow;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'content' });
  return (
    <Form
      flow={flow}
      actions={
        isOutdated ? (
          <StaleCallout text={t('boardReasons.stale')} action={t('boardReasons.fresh')} onTake={takeFresh} />
        ) : (
          <div className={layout.row}>
            {fields.length < mostReasons && (
              <Button variant="default" onClick={() => append(noReason)}>
                {t('boardReasons.add')}
              </Button>
            )}
            <SubmitButton fullWidth={false} disabled={!isDirty}>
              {t('boardReasons.save')}
            </SubmitButton>
            <p role="status">{isSaved && t('boardReasons.saved')}</p>
          </div>
        )
      }
    >
      {fields.length === 0 && <EmptyState title={t('boardReasons.none')} />}
      <ol>
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className={`${layout.row} ${layout.ruled} ${styles.item}`}
            aria-label={t('boardReasons.one', { number: index + 1 })}
          >
            <div className={`${layout.fields} ${styles.texts}`}>
              {languages.map((language) => (
                <LongTextField
                  key={language}
                  control={control}
                  name={`content.${index}.${language}`}
                  label={t(`reasons.names.${language}`)}
                  maxLength={500}
                />
              ))}
            </div>
            <div className={`${layout.row} ${styles.buttons}`}>
              {index > 0 && (
                <Button
                  variant="subtle"
                  aria-label={t('boardReasons.up', { number: index + 1 })}
                  onClick={() => move(index, index - 1)}
                >
                  {t('boardReasons.raise')}
                </Button>
              )}
              <RemoveButton
                label={t('boardReasons.remove', { number: index + 1 })}
                onClick={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
    </Form>
  );
};

type ListProps = { readonly kind: ReasonKind; readonly onDirty: (isDirty: boolean) => void };

const ReadyList = ({ kind, onDirty }: ListProps) => {
  const { data, error, isPaused, refetch } = useQuery(readyReasonsQuery(kind));
  if (data) return <ReadyReasonsForm key={kind} current={data} onDirty={onDirty} />;
  if (isPaused) return <OfflineState />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />;
};

/** The kind is in the URL, so that reason fields can link here. While the section is hidden, the last kind stays. */
const useKind = () => {
  const { kind: given }: { kind?: unknown } = useSearch({ strict: false });
  const last = useRef<ReasonKind>('BLOCK');
  const kind = reasonKinds.find((one) => one === given) ?? last.current;
  last.current = kind;
  const navigate = useNavigate();
  return {
    kind,
    show: (next: ReasonKind) =>
      void navigate({
        to: '/parameters/$part',
        params: { part: 'reasons' },
        search: { kind: next },
        replace: true,
        ignoreBlocker: true,
      }),
  };
};

const Reasons = () => {
  const { t } = useTranslation();
  const { kind, show } = useKind();
  const [isDirty, setIsDirty] = useState(false);
  const choose = async (next: ReasonKind) => {
    if (isDirty && !(await askToLeave('page'))) return;
    setIsDirty(false);
    show(next);
  };
  return (
    <section className={`${card.card} ${layout.stack}`}>
      <h2>{t('boardReasons.title')}</h2>
      <div className={layout.apart}>
        <p className={text.dimmed}>{t('boardReasons.hint')}</p>
        <Link to="/journal" search={{ type: 'REASONS_CHANGED' }} className={controls.link}>
          {t('boardReasons.history')}
        </Link>
      </div>
      <NativeSelect
        label={t('boardReasons.kind')}
        value={kind}
        maw={360}
        data={reasonKinds.map((value) => ({ value, label: t(`boardReasons.kinds.${value}`) }))}
        onChange={(event) => void choose(event.currentTarget.value as ReasonKind)}
      />
      <ReadyList kind={kind} onDirty={setIsDirty} />
    </section>
  );
};

/** Hidden instead of unmounted after it was shown once, so that unsaved changes survive a look at another section. */
export const ReadyReasonsSection = ({ isShown }: { readonly isShown: boolean }) => {
  const wasShown = useRef(false);
  wasShown.current ||= isShown;
  return (
    wasShown.current && (
      <div hidden={!isShown}>
        <Reasons />
      </div>
    )
  );
};
