import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedWork } from '../unsaved/unsaved-work.ts';
import { DialogFrame, type DialogSize } from './dialog-frame.tsx';

export type PromptOptions = {
  title?: string;
  message?: string;
  label?: string;
  okLabel?: string;
  cancelLabel?: string;
  size?: DialogSize;
};

type PromptDialogProps = PromptOptions & { close: (text: string) => void };

export const PromptDialog = ({ label, okLabel, cancelLabel, close, ...frame }: PromptDialogProps) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isBlank, setIsBlank] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  useUnsavedWork(() => text.trim() !== '');
  const name = label ?? frame.message ?? frame.title ?? t('dialogs.reason');

  const submit = () => {
    const answer = text.trim();
    if (answer !== '') return close(answer);
    setIsBlank(true);
    box.current?.focus();
  };

  return (
    <DialogFrame
      {...frame}
      label={name}
      actions={
        <>
          <Button variant="default" onClick={() => close('')}>
            {cancelLabel ?? t('common.cancel')}
          </Button>
          <Button onClick={submit}>{okLabel ?? t('common.ok')}</Button>
        </>
      }
    >
      <Textarea
        ref={box}
        data-autofocus
        rows={4}
        {...(label === undefined ? { 'aria-label': name } : { label })}
        value={text}
        error={isBlank && t('dialogs.specifyReason')}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setIsBlank(false);
        }}
      />
    </DialogFrame>
  );
};
