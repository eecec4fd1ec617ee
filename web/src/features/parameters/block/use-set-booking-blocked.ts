import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookingBlockedQuery } from '../../../domain/booking/booking-blocked.ts';
import { call } from '../../../lib/api.ts';
import { handleError } from '../../../ui/errors/handle-error.ts';

type Change = { isBlocked: true; reason: string } | { isBlocked: false };

export const useSetBookingBlocked = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => {
      const query = change.isBlocked
        ? { value: 'true' as const, reason: change.reason }
        : { value: 'false' as const };
      return (await call('PUT /system-params/booking-blocked', { query, expect: 200 })).body;
    },
    onSuccess: (state) => queries.setQueryData(bookingBlockedQuery.queryKey, state),
    onError: (error) => void handleError(error),
  });
};
