import type { ComponentType } from 'react';
import type { Confirmation } from '#contract/accounts/accounts.ts';
import { NetworkError } from '../../../lib/api-error.ts';
import type { CodeStepProps } from './code-step.tsx';

/** A pending code and the loaded screen for it: the form is replaced only when both are there. */
export type PendingCode = {
  readonly confirmation: Confirmation;
  readonly CodeStep: ComponentType<CodeStepProps>;
};

export const loadCodeStep = async (): Promise<ComponentType<CodeStepProps>> => {
  try {
    return (await import('./code-step.tsx')).CodeStep;
  } catch (cause) {
    throw new NetworkError(cause);
  }
};
