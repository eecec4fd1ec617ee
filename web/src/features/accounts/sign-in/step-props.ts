import type { Confirmation } from '#contract/accounts/accounts.ts';
import type { FactorConfirmation } from '#contract/accounts/factors.ts';
import type { SignInAnswer } from './open-session.ts';

export type SignInConfirmation = Confirmation | FactorConfirmation;

export type StepProps<C extends SignInConfirmation> = {
  readonly confirmation: C;
  readonly onSignedIn: (answer: SignInAnswer) => void;
  readonly onCancel: () => void;
};
