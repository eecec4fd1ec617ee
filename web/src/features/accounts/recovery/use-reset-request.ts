import { useState } from 'react';
import {
  forgetConfirmation,
  keepConfirmation,
  readConfirmation,
} from '../../../domain/confirmation/kept-confirmation.ts';
import type { ResetRequest } from './reset-form.tsx';

const place = 'recovery';

type StoredRequest = Omit<ResetRequest, 'confirmation'>;

const keptRequest = (): ResetRequest | null => {
  const kept = readConfirmation<StoredRequest>(place);
  return kept && { ...kept.more, confirmation: kept.confirmation };
};

/** The requested reset code, kept in the tab's storage across reloads. */
export const useResetRequest = () => {
  const [request, setRequest] = useState(keptRequest);
  return {
    request,
    ask: (next: ResetRequest) => {
      const { confirmation, ...more } = next;
      keepConfirmation<StoredRequest>(place, confirmation, more);
      setRequest(next);
    },
    forget: () => {
      forgetConfirmation(place);
      setRequest(null);
    },
  };
};
