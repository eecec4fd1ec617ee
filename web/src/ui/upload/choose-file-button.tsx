import { Button } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedFiles } from './check-selection.ts';
import styles from './upload.module.css';

type ChooseFileButtonProps = {
  readonly onFiles: (files: readonly File[]) => void;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  /** Id of the error about a missing file. If present, the form focuses this button. */
  readonly faultId?: string | undefined;
};

export const ChooseFileButton = ({ onFiles, buttonRef, faultId }: ChooseFileButtonProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  /** Uses one input for files and camera. With `capture` a phone opens its camera, which takes a single picture. */
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
          // Without this the same file could not be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
};
