import { ActionIcon, Button } from '@mantine/core';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReadyReasons } from '#contract/reasons-routes.ts';
import { noReason } from '../../domain/reasons/reason-texts.ts';
import { languages } from '../../lib/i18n.ts';
import { Form } from '../../ui/form/form.tsx';
import { SubmitButton } from '../../ui/form/form-actions.tsx';
import { CrossIcon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import { LongTextField } from '../../ui/long-text/long-text-field.tsx';
import { StaleNotice } from '../../ui/notice/stale-notice.tsx';
import { EmptyState } from '../../ui/states/state-block.tsx';
import styles from './ready-reasons-form.module.css';
import { useReadyReasonsForm } from './use-ready-reasons-form.ts';
import '@mantine/core/styles/ActionIcon.css';

/** The server's limit per kind. */
const mostReasons = 50;

type ReadyReasonsFormProps = {
  readonly current: ReadyReasons;
  readonly onDirty: (isDirty: boolean) => void;
};

export const ReadyReasonsForm = ({ current, onDirty }: ReadyReasonsFormProps) => {
  const { t } = useTranslation();
  const { flow, isDirty, isSaved, isOutdated, takeFresh } = useReadyReasonsForm(current, onDirty);
  const { control } = flow;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'content' });
  return (
    <Form
      flow={flow}
      actions={
        isOutdated ? (
          <StaleNotice text={t('boardReasons.stale')} action={t('boardReasons.fresh')} onTake={takeFresh} />
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
            className={`${layout.row} ${styles.item}`}
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
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('boardReasons.remove', { number: index + 1 })}
                title={t('boardReasons.remove', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <CrossIcon />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ol>
    </Form>
  );
};
