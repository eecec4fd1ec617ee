import { Button, FileButton, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';

type Props = {
  readonly words: 'draw.handIn' | 'draw.receipt';
  readonly source?: string;
  readonly read: (typed: string) => string | null;
  readonly takesFiles?: boolean;
  readonly isPending: boolean;
  readonly onSend: (read: string) => void;
};

/** A form for a text that the reader has from elsewhere. */
export const PasteForm = ({ words, source, read, takesFiles = false, isPending, onSend }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const known = read(typed);
  const take = async (file: File | null) => {
    if (file) setTyped(await file.text());
  };
  return (
    <details>
      <summary>{t(`${words}.title`)}</summary>
      <div className={layout.stack}>
        <p className={text.hint}>{t(`${words}.about`)}</p>
        {source && <code className={`${text.code} ${text.breaks}`}>{source}</code>}
        <Textarea
          label={t(`${words}.label`)}
          autosize
          minRows={2}
          maxRows={6}
          value={typed}
          error={typed !== '' && known === null && t(`${words}.unreadable`)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={layout.row}>
          <Button
            disabled={known === null}
            loading={isPending}
            onClick={() => known !== null && onSend(known)}
          >
            {t(`${words}.send`)}
          </Button>
          {takesFiles && (
            <FileButton accept="text/plain,.txt" onChange={(file) => void take(file)}>
              {(button) => (
                <Button variant="default" {...button}>
                  {t('draw.receipt.file')}
                </Button>
              )}
            </FileButton>
          )}
        </div>
      </div>
    </details>
  );
};
