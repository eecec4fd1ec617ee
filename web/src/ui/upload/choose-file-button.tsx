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
  const camera = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={buttonRef}
        variant="default"
        data-invalid={faultId !== undefined || undefined}
        aria-describedby={faultId}
        onClick={() => input.current?.click()}
      >
        {t('upload.choose')}
      </Button>
      <Button className={styles.camera ?? ''} variant="default" onClick={() => camera.current?.click()}>
        {t('upload.camera')}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
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
