import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { SidePanel } from '../../../ui/panel/side-panel.tsx';
import rows from '../../../ui/rows/rows.module.css';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import { useUserSearch } from '../user-search.ts';
import { CallerForm } from './caller-form.tsx';
import { useCallerForm } from './use-caller-form.ts';

export const OpenAccountPanel = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { address } = useUserSearch();
  const formId = useId();
  const { flow, known } = useCallerForm();
  const { isDirty } = flow.form.formState;
  useUnsavedWork(() => isDirty && !flow.submitting);
  const title = t('boardUsers.open.title');
  const close = () => void navigate({ to: '/users', search: address });
  return (
    <SidePanel
      label={title}
      onClose={close}
      footer={
        !known && (
          <FormActions>
            <Button variant="default" disabled={flow.submitting} onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" form={formId} loading={flow.submitting}>
              {t('boardUsers.open.submit')}
            </Button>
          </FormActions>
        )
      }
    >
      <h2>{title}</h2>
      <p className={rows.none}>{t('boardUsers.open.text')}</p>
      <CallerForm id={formId} flow={flow} known={known} />
    </SidePanel>
  );
};
