import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
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
