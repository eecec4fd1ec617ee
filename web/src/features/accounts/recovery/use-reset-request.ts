import { useState } from 'react';
import {
  forgetConfirmation,
  keepConfirmation,
  readConfirmation,
} from '../../../domain/confirmation/kept-confirmation.ts';
import type { ResetRequest } from './reset-form.tsx';

const place = 'recovery';

type Kept = Omit<ResetRequest, 'confirmation'>;

const keptRequest = (): ResetRequest | null => {
  const kept = readConfirmation<Kept>(place);
  return kept && { ...kept.more, confirmation: kept.confirmation };
};

/** The code that was asked for; a reload of the tab still waits for it. */
export const useResetRequest = () => {
  const [request, setRequest] = useState(keptRequest);
  return {
    request,
    ask: (next: ResetRequest) => {
      const { confirmation, ...more } = next;
      keepConfirmation<Kept>(place, confirmation, more);
      setRequest(next);
    },
    forget: () => {
      forgetConfirmation(place);
      setRequest(null);
    },
  };
};
