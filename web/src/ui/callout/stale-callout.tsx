import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { handleError } from '../errors/handle-error.ts';
import { Callout } from './callout.tsx';

type StaleCalloutProps = {
  readonly text: string;
  readonly action: string;
  readonly onTake: () => void | Promise<void>;
  /** True if the callout answers the person's own act, so that it may take the focus. */
  readonly isAnswer?: boolean;
};

export const StaleCallout = ({ text, action, onTake, isAnswer = false }: StaleCalloutProps) => {
  const callout = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAnswer) return;
    button.current?.focus({ preventScroll: true });
    callout.current?.scrollIntoView({ block: 'nearest' });
  }, [isAnswer]);
  const taking = useMutation({
    mutationFn: async () => onTake(),
    networkMode: 'always',
    onError: (error) => void handleError(error),
  });
  return (
    <Callout ref={callout} role="alert">
      <p>{text}</p>
      <Button ref={button} variant="default" loading={taking.isPending} onClick={() => taking.mutate()}>
        {action}
      </Button>
    </Callout>
  );
};
