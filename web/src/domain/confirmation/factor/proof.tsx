import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FactorConfirmation, FactorMethod } from '#contract/accounts/factors.ts';
import styles from '../code-fields.module.css';
import type { Evidence } from './send-evidence.ts';

export type FactorFormProps = {
  readonly title: string;
  readonly confirmation: FactorConfirmation;
  /** The surrounding card or dialog. It focuses what is marked `data-autofocus`. */
  readonly frame: ComponentType<{ title: string; message: string; actions: ReactNode; children: ReactNode }>;
  readonly prove: (evidence: Evidence, signal: AbortSignal) => Promise<unknown>;
  readonly onProved: () => void;
  readonly onCancel: () => void;
};

export type ProofProps<Method extends FactorMethod> = FactorFormProps & {
  readonly method: Method;
  readonly otherWays: ReactNode;
};

export const ProofOver = () => {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.error}>
      {t('accounts.factorProof.over')}
    </p>
  );
};
