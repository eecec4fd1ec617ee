import '@mantine/core/styles/Skeleton.css';
import '../../../ui/fields/switch-styles.ts';
import { Skeleton, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Reasons } from '#contract/reasons.ts';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { askForReason } from '../../../domain/reasons/ask-for-reason.ts';
import { ReasonField } from '../../../domain/reasons/reason-field.tsx';
import {
  noReason,
  ownTextsOf,
  type ReasonTexts,
  reasonSchema,
  reasonsOf,
} from '../../../domain/reasons/reason-texts.ts';
import { fetchBody } from '../../../lib/api.ts';
import { SectionCard } from '../../../ui/card/section-card.tsx';
import { confirmDialog } from '../../../ui/dialogs/open-dialog.ts';
import { tellRefusal } from '../../../ui/errors/handle-error.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/form-actions.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { useUnsavedWork } from '../../../ui/unsaved/unsaved-work.ts';

type Change = { isBlocked: true; reasons: Reasons } | { isBlocked: false };

/** If the server refuses, the caller shows that. */
const useSetBookingBlocked = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => {
      const options = change.isBlocked
        ? { query: { value: 'true' as const }, body: { reasons: change.reasons } }
        : { query: { value: 'false' as const } };
      return fetchBody('PUT /system-params/booking-blocked', { ...options });
    },
    networkMode: 'always',
    onSuccess: (state) => queries.setQueryData(bookingBlockedQuery.queryKey, state),
  });
};

const schema = z.object({ reasons: reasonSchema() });

const ReasonForm = ({ reasons }: { readonly reasons: ReasonTexts }) => {
  const { t } = useTranslation();
  const change = useSetBookingBlocked();
  const flow = useFormFlow({
    schema,
    defaultValues: { reasons },
    submit: async (values) => {
      await change.mutateAsync({ isBlocked: true, reasons: reasonsOf(values.reasons) });
      flow.form.reset(values);
    },
  });
  const { reset, formState } = flow.form;
  const { isDirty } = formState;
  useUnsavedWork(() => isDirty);
  // Takes another operator's correction unless somebody is typing here.
  useEffect(() => {
    if (!isDirty) reset({ reasons });
  }, [reasons, isDirty, reset]);

  return (
    <Form
      flow={flow}
      actions={
        <div>
          <SubmitButton fullWidth={false} disabled={!isDirty}>
            {t('parameters.block.saveReason')}
          </SubmitButton>
        </div>
      }
    >
      <ReasonField control={flow.control} name="reasons" label={t('parameters.block.reason')} kind="BLOCK" />
    </Form>
  );
};

const BlockSwitch = ({ isBlocked }: { isBlocked: boolean }) => {
  const { t } = useTranslation();
  const change = useSetBookingBlocked();

  const block = () =>
    askForReason({
      title: t('parameters.block.promptTitle'),
      message: t('parameters.block.promptMessage'),
      label: t('parameters.block.promptLabel'),
      okLabel: t('parameters.block.promptOk'),
      kind: 'BLOCK',
      submit: async (reasons) => void (await change.mutateAsync({ isBlocked: true, reasons })),
    });

  const release = async () => {
    const isSure = await confirmDialog({
      title: t('parameters.block.releaseTitle'),
      message: t('parameters.block.releaseMessage'),
      okLabel: t('parameters.block.releaseOk'),
    });
    if (isSure) change.mutate({ isBlocked: false }, { onError: (error) => void tellRefusal(error) });
  };

  return (
    <Switch
      size="md"
      checked={isBlocked}
      label={t('parameters.block.switch')}
      aria-busy={change.isPending}
      onChange={() => {
        // The button is not disabled, because it would lose the focus.
        if (!change.isPending) void (isBlocked ? release() : block());
      }}
    />
  );
};

const BlockState = () => {
  const { t } = useTranslation();
  const { data, isError, isPaused, refetch } = useQuery(bookingBlockedQuery);
  const given = data?.reasons;
  const reasons = useMemo(() => (given ? ownTextsOf(given) : noReason), [given]);
  if (data) {
    return (
      <>
        <p role="status">{t(data.blocked ? 'parameters.block.isBlocked' : 'parameters.block.isOpen')}</p>
        <BlockSwitch isBlocked={data.blocked} />
        {data.blocked && <ReasonForm reasons={reasons} />}
      </>
    );
  }
  if (isPaused) return <p>{t('parameters.block.offline')}</p>;
  if (!isError) return <Skeleton height={72} radius="lg" aria-hidden="true" />;
  return <LoadFailure message={t('parameters.block.loadFailed')} onRetry={() => void refetch()} />;
};

export const BlockPanel = () => {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('parameters.block.title')}>
      <BlockState />
    </SectionCard>
  );
};
