import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './form-actions.module.css';
import { useFormFlowContext } from './form-flow-context.ts';

type SubmitButtonProps = {
  readonly children: ReactNode;
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
  /** Where the form can be sent by another button too: whether it was this one. */
  readonly isPressed?: boolean;
};

export const SubmitButton = (props: SubmitButtonProps) => {
  const { children, disabled = false, fullWidth = true, isPressed = true } = props;
  const { submitting } = useFormFlowContext();
  return (
    <Button
      type="submit"
      loading={submitting && isPressed}
      disabled={disabled || submitting}
      fullWidth={fullWidth}
    >
      {children}
    </Button>
  );
};

/** The way back and the way on, side by side where there is room. */
export const FormActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
