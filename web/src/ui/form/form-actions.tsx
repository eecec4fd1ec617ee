import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './form-actions.module.css';
import { useFormFlowContext } from './form-flow-context.ts';

type SubmitButtonProps = {
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
};

export const SubmitButton = ({ children, disabled = false, fullWidth = true }: SubmitButtonProps) => {
  const { submitting } = useFormFlowContext();
  return (
    <Button type="submit" loading={submitting} disabled={disabled} fullWidth={fullWidth}>
      {children}
    </Button>
  );
};

/** The way back and the way on, side by side where there is room. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
