import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { useHasWaitingList } from '../waiting/waiting-entries.ts';
import type { Applying } from './use-apply.ts';

/** What few change. */
export const MoreFields = ({ flow }: Pick<Applying, 'flow'>) => {
  const { t } = useTranslation();
  const hasWaitingList = useHasWaitingList();
  return (
    <div className={layout.stack}>
      {hasWaitingList && (
        <CheckboxField control={flow.control} name="waitingList" label={t('draw.apply.waitingList')} />
      )}
      <details open={flow.form.formState.errors.nonce !== undefined || undefined}>
        <summary>{t('draw.apply.nonce')}</summary>
        <TextField
          control={flow.control}
          name="nonce"
          label={t('draw.apply.nonceLabel')}
          description={t('draw.apply.nonceHint')}
        />
      </details>
    </div>
  );
};
