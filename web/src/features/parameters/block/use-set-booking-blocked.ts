import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reasons } from '#contract/reasons.ts';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { fetchBody } from '../../../lib/api.ts';

type Change = { isBlocked: true; reasons: Reasons } | { isBlocked: false };

/** The caller shows the server's refusal. */
export const useSetBookingBlocked = () => {
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
