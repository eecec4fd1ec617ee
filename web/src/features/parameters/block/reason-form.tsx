import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';
import styles from './reason-form.module.css';
import { useSetBookingBlocked } from './use-set-booking-blocked.ts';

/** The server takes no longer one. */
const maxLength = 500;

/** Corrects what drivers read without letting them in for a moment. */
export const ReasonForm = ({ reason }: { reason: string }) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? reason;
  const change = useSetBookingBlocked();
  const trimmed = text.trim();
  const isChanged = trimmed !== reason;
  useUnsavedWork(() => isChanged);

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '')
          change.mutate({ isBlocked: true, reason: trimmed }, { onSuccess: () => setDraft(null) });
      }}
    >
      <Textarea
        label={t('parameters.block.reason')}
        rows={3}
        maxLength={maxLength}
        value={text}
        disabled={change.isPending}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!isChanged || trimmed === '' || change.isPending}>
        {t('parameters.block.saveReason')}
      </Button>
    </form>
  );
};
