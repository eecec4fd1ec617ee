import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { Closure } from '#contract/params/booking-params.ts';
import { bookingParamsKey } from '../../../domain/booking/booking-params.ts';
import { outdateBookings } from '../../../domain/booking/own-bookings.ts';
import { wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { instantAt, wallClockAt, wallClockOf } from '../../../domain/checkpoint/wall-clock.ts';
import { fetchBody } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { useTimeZone } from '../../../lib/time/time-zone.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { isDay, requiredDay } from '../../../ui/fields/day-schemas.ts';
import { readTime } from '../../../ui/fields/read-time.ts';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { requiredText } from '../../../ui/form/field-schemas.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useFormFlow } from '../../../ui/form/use-form-flow.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../period/period.module.css';
import { datedPeriodWords } from '../period/period-words.ts';
import { isRunning, type OwnClosure } from './end-earlier.ts';

const reopeningQuery = (id: string, to: string) =>
  queryOptions({
    queryKey: ['closures', id, 'reopening', to],
    queryFn: async ({ signal }) => {
      const body = { to, dryRun: true };
      const { reopening } = await fetchBody('PUT /closures/{id}', { params: { id }, body, signal });
      return reopening ?? { places: 0, bookings: 0 };
    },
    retry: false,
  });

const openAt = async (id: string, to: string) => {
  await fetchBody('PUT /closures/{id}', { params: { id }, body: { to } });
  void outdateBookings();
  await queryClient.invalidateQueries({ queryKey: bookingParamsKey });
};

const schema = z.object({ day: requiredDay(), time: requiredText(8) });

const useMoment = ({ day, time }: { day: string; time: string }, closure: Closure) => {
  const timeZone = useTimeZone();
  const read = readTime(time);
  if (!isDay(day) || read === null || read === '24:00') return null;
  const at = instantAt(day, read, timeZone);
  return Date.parse(at) < Date.parse(closure.to) ? at : null;
};

const Effect = ({ id, at }: { readonly id: string; readonly at: string }) => {
  const { t } = useTranslation();
  const [settled] = useDebouncedValue(at, 300, { leading: true });
  const { data } = useQuery(reopeningQuery(id, settled));
  if (!data) return <p>{t('boardClosure.reopen.counting')}</p>;
  return (
    <ul className={`${layout.stack} ${layout.tight}`}>
      <li>{t('boardClosure.reopen.places', { count: data.places })}</li>
      {data.bookings > 0 && <li>{t('boardClosure.reopen.offered', { count: data.bookings })}</li>}
      <li>{t('boardClosure.reopen.restSold')}</li>
    </ul>
  );
};

type Props = { readonly closure: OwnClosure; readonly close: (isDone: boolean) => void };

/** Ends a closure early or cancels a future one, after showing the effect. */
export const OpenEarlierDialog = ({ closure, close }: Props) => {
  const { t } = useTranslation();
  const timeZone = useTimeZone();
  const formId = useId();
  const [running] = useState(() => isRunning(closure, serverNow()));
  const [gone, setGone] = useState(false);
  const flow = useFormFlow({
    schema,
    defaultValues: running ? wallClockAt(new Date(serverNow()), timeZone) : wallClockOf(closure.from),
    submit: async () => {
      if (at === null) return;
      await openAt(closure.id, at);
      close(true);
    },
    takeError: (error) => {
      const isGone = hasCode(error, 'CLOSURE_OVER');
      if (isGone) setGone(true);
      return isGone;
    },
  });
  const [day, time] = flow.form.watch(['day', 'time']);
  const at = useMoment({ day, time }, closure);
  const takesBack = at !== null && Date.parse(at) <= Date.parse(closure.from);
  return (
    <DialogFrame
      title={t(running ? 'boardClosure.reopen.openTitle' : 'boardClosure.reopen.takeBackTitle')}
      message={`${datedPeriodWords(closure)}. ${closure.reasons.RU}`}
      actions={
        <>
          <Button variant="default" disabled={flow.submitting} onClick={() => close(false)}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={flow.submitting} disabled={at === null || gone}>
            {takesBack || at === null
              ? t('boardClosure.reopen.takeBackOk')
              : t('boardClosure.reopen.openOk', {
                  when: running ? wallTime(at) : whenWords(at),
                })}
          </Button>
        </>
      }
    >
      <Form flow={flow} id={formId}>
        <div className={styles.fields}>
          <DateField control={flow.control} name="day" label={t('boardClosure.reopen.day')} />
          <TimeField control={flow.control} name="time" label={t('boardClosure.reopen.time')} />
        </div>
        {at === null ? (
          <Callout role="status">
            {t('boardClosure.reopen.beforeEnd', { when: whenWords(closure.to) })}
          </Callout>
        ) : (
          <Effect id={closure.id} at={at} />
        )}
        {gone && (
          <Callout tone="red" role="alert">
            {t('boardClosure.reopen.gone')}
          </Callout>
        )}
      </Form>
    </DialogFrame>
  );
};
