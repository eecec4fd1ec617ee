import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { ShiftOutcome } from '#contract/bookings/shift.ts';
import type { Reasons } from '#contract/reasons.ts';
import { bookingParamsKey } from '../../domain/booking/booking-params.ts';
import { outdateBookings } from '../../domain/booking/own-bookings.ts';
import { outdateActs } from '../../domain/queue/acts/own-acts.ts';
import { closureSchema } from '../../domain/reasons/closure-schema.ts';
import { readyReasonsQuery } from '../../domain/reasons/ready-reasons.ts';
import { noReason, type ReasonTexts, reasonsOf } from '../../domain/reasons/reason-texts.ts';
import { fetchBody } from '../../lib/api.ts';
import { hasCode } from '../../lib/api-error.ts';
import { createKeyMaker, type KeyMaker } from '../../lib/idempotency-key.ts';
import { queryClient } from '../../lib/query-client.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useTimeZone } from '../../lib/time/time-zone.ts';
import { useFormFlow } from '../../ui/form/use-form-flow.ts';
import { useUnsavedWork } from '../../ui/unsaved/unsaved-work.ts';
import {
  addressOf,
  nowFor,
  type Period,
  type PeriodValues,
  periodInAddress,
  periodOf,
  stretchFrom,
} from './period/period.ts';
import { useShiftPlan } from './plan/use-shift-plan.ts';

/** `close` also stops booking in the period. `shift` only moves the bookings out of it. */
export type ClosureMode = 'close' | 'shift';

const schema = closureSchema('24:00');
export type ClosureValues = z.input<typeof schema>;

export type DoneShift = {
  readonly period: Period;
  readonly outcome: ShiftOutcome;
};

type ClosureRequest = { readonly period: Period; readonly plan: string; readonly reasons: Reasons };

/** `plan` identifies the plan that was shown. The server refuses if it is out of date. */
const shiftAll = async ({ period, plan, reasons }: ClosureRequest): Promise<ShiftOutcome> => {
  const { date, minutes } = stretchFrom(period, serverNow());
  return fetchBody('POST /booking/shift', {
    query: { date },
    body: { minutes, plan, reasons, acknowledged: [] },
  });
};

const closeAll = ({ period, plan, reasons }: ClosureRequest, keys: KeyMaker) => {
  const body = { ...stretchFrom(period, serverNow()), plan, reasons };
  return fetchBody('POST /closures', { body, headers: { 'Idempotency-Key': keys.keyFor(body) } });
};

const outdateAll = () =>
  Promise.all([
    outdateActs(),
    outdateBookings(),
    queryClient.invalidateQueries({ queryKey: ['bookings'] }),
    queryClient.invalidateQueries({ queryKey: bookingParamsKey }),
  ]);

const usualHours = 2;
const usualSlotMinutes = 60;

const reasonsIn = (reason: unknown): ReasonTexts => {
  if (typeof reason !== 'string') return noReason;
  const ready = queryClient.getQueryData(readyReasonsQuery('CLOSURE').queryKey)?.content ?? [];
  return { ...noReason, ...(ready.find(({ RU }) => RU === reason) ?? { RU: reason }) };
};

/** The first values come from the address, in which a command of the console puts hours and reason. */
const useFirstValues = () => {
  const { from, to, hours, reason } = useSearch({ strict: false }) as Record<string, unknown>;
  const timeZone = useTimeZone();
  const [first] = useState(() => {
    const length = typeof hours === 'number' ? hours : usualHours;
    const soon = nowFor(length, new Date(serverNow()), usualSlotMinutes, timeZone);
    return { ...(periodInAddress(from, to) ?? soon), reasons: reasonsIn(reason) };
  });
  return first;
};

/** Keeps the period in the URL, so that it can be shared. Nothing is asked, because the page is not left. */
const usePeriodInAddress = (values: PeriodValues, period: Period | null) => {
  const navigate = useNavigate();
  const write = useEffectEvent(() => {
    if (period === null) return;
    void navigate({ to: '.', search: addressOf(values), replace: true, ignoreBlocker: true });
  });
  const key = period && `${period.from} ${period.to}`;
  useEffect(() => {
    if (key !== null) write();
  }, [key]);
};

export const useClosure = () => {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const first = useFirstValues();
  const [mode, setMode] = useState<ClosureMode>('close');
  const [done, setDone] = useState<DoneShift | null>(null);
  const keys = useRef(createKeyMaker());

  const flow = useFormFlow({
    schema,
    defaultValues: first,
    serverPaths: { reason: 'reasons.RU', close: 'reasons' },
    submit: async ({ reasons, ...values }): Promise<void> => {
      const requested = periodOf(values, timeZone);
      const { plan, isCurrent, differences } = shift;
      if (!requested || !plan || !isCurrent || differences) return;
      const request = { period: requested, plan: plan.plan, reasons: reasonsOf(reasons) };
      if (mode === 'shift') setDone({ period: requested, outcome: await shiftAll(request) });
      else {
        const { closure } = await closeAll(request, keys.current);
        if (closure) await navigate({ to: '/closures/$id', params: { id: closure.id }, ignoreBlocker: true });
      }
      void outdateAll();
    },
    takeError: (error) => {
      const isOther = hasCode(error, 'PLAN_CHANGED');
      if (isOther) shift.lookAgain();
      return isOther;
    },
  });
  const [fromDay, fromTime, toDay, toTime] = flow.form.watch(['fromDay', 'fromTime', 'toDay', 'toTime']);
  const values = { fromDay, fromTime, toDay, toTime };
  const period = periodOf(values, timeZone);
  const shift = useShiftPlan(period);
  usePeriodInAddress(values, done ? null : period);
  const { isDirty } = flow.form.formState;
  useUnsavedWork(() => isDirty && done === null);

  return {
    flow,
    mode,
    setMode,
    values,
    period,
    shift,
    done,
    /** True if a command filled the form, so that only the confirmation is missing. */
    isFilled: first.reasons.RU !== '',
    choosePeriod: (chosen: PeriodValues) => {
      for (const name of ['fromDay', 'fromTime', 'toDay', 'toTime'] as const)
        flow.form.setValue(name, chosen[name], { shouldDirty: true, shouldValidate: true });
    },
    startAgain: () => {
      flow.form.reset();
      setDone(null);
    },
  };
};

export type Closure = ReturnType<typeof useClosure>;
