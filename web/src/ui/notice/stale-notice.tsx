import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Button.css';
import { useState } from 'react';
import { handleError } from '../errors/handle-error.ts';
import { Notice } from './notice.tsx';

type StaleNoticeProps = {
  readonly text: string;
  readonly action: string;
  readonly onTake: () => void | Promise<void>;
};

/** What a form stands on was changed elsewhere meanwhile: nothing was saved over it. */
export const StaleNotice = ({ text, action, onTake }: StaleNoticeProps) => {
  const [loading, setLoading] = useState(false);
  const take = async () => {
    setLoading(true);
    try {
      await onTake();
    } catch (error) {
      void handleError(error);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Notice role="alert">
      <p>{text}</p>
      <Button variant="default" loading={loading} onClick={() => void take()}>
        {action}
      </Button>
    </Notice>
  );
};
