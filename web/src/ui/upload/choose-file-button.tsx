import { Button } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedFiles } from './check-selection.ts';
import styles from './upload.module.css';

type ChooseFileButtonProps = {
  readonly onFiles: (files: readonly File[]) => void;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** What says that a file is missing: then the form sends the focus here. */
  readonly faultId?: string | undefined;
};

export const ChooseFileButton = ({ onFiles, buttonRef, faultId }: ChooseFileButtonProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  /** One field for both: a phone with `capture` opens its camera at once, and then takes one picture. */
  const open = (withCamera: boolean) => {
    if (!input.current) return;
    input.current.accept = withCamera ? 'image/*' : acceptedFiles;
    input.current.multiple = !withCamera;
    input.current.toggleAttribute('capture', withCamera);
    input.current.click();
  };
  return (
    <>
      <Button
        ref={buttonRef}
        variant="default"
        data-invalid={faultId !== undefined || undefined}
        aria-describedby={faultId}
        onClick={() => open(false)}
      >
        {t('upload.choose')}
      </Button>
      <Button className={styles.camera ?? ''} variant="default" onClick={() => open(true)}>
        {t('upload.camera')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Or the same file could not be chosen again after it was removed.
          currentTarget.value = '';
        }}
      />
    </>
  );
};
