import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../lib/save-blob.ts';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import {
  confirmDialog,
  downloadDialog,
  infoDialog,
  openDialog,
  promptDialog,
} from '../../ui/dialogs/open-dialog.ts';
import { Example } from '../choice.tsx';
import { afterAWhile } from '../fake-answers.ts';

const documents = [
  { id: 'a', name: 'СТС.pdf' },
  { id: 'b', name: 'doverennost-na-perevozku-skoroportyashchegosya-gruza-2026-11-20-podpisano.pdf' },
  { id: 'c', name: '行驶证.jpg' },
];

type AskProps = { readonly label: string; readonly onAsk: () => void };

const Ask = ({ label, onAsk }: AskProps) => (
  <Button variant="default" onClick={onAsk}>
    {label}
  </Button>
);

/** The second document fails the first time, to show the failure and the retry. */
const useFakeDownload = () => {
  const hasFailed = useRef(false);
  return async (id: string) => {
    await afterAWhile(150);
    if (id === 'b' && !hasFailed.current) {
      hasFailed.current = true;
      throw new Error('refused');
    }
    const name = documents.find((document) => document.id === id)?.name ?? id;
    saveBlob(new Blob([name], { type: 'text/plain' }), name);
  };
};

const hostileHtml =
  '<p><b>HTML</b> <i>OK</i> <a href="https://example.com/">link</a> <a href="javascript:alert(1)">script</a></p><script>alert(2)</script><img src=x onerror="document.title=`stolen`">';

const NestedDialog = ({
  title,
  close,
}: {
  readonly title: string;
  readonly close: (answer: string) => void;
}) => {
  const { t } = useTranslation();
  const ask = async () => {
    if (await confirmDialog({ message: t('gallery.dialogs.message'), size: 'sm' })) close('nested');
  };
  return (
    <DialogFrame
      title={title}
      size="lg"
      message={t('gallery.dialogs.long')}
      actions={<Button onClick={ask}>{t('gallery.dialogs.ask')}</Button>}
    />
  );
};

const openNested = (title: string) =>
  openDialog<string>((close) => <NestedDialog title={title} close={close} />);

export const DialogsSection = () => {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState('');
  const show = async (pending: Promise<unknown>) => setAnswer(JSON.stringify((await pending) ?? null));
  const download = useFakeDownload();
  const told = { title: t('gallery.dialogs.title'), message: t('gallery.dialogs.message') };
  const long = { ...told, message: t('gallery.dialogs.long').repeat(30) };
  const pictured = { message: told.message, image: '/favicon.svg', okLabel: t('common.yes') };
  const asked = { title: told.title, label: t('dialogs.reason') };
  const nested = t('gallery.dialogs.nested');

  return (
    <>
      <Example title={t('gallery.dialogs.confirm')} as="row">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <Ask
            key={size}
            label={`${t('gallery.dialogs.confirm')} ${size}`}
            onAsk={() => show(confirmDialog({ ...told, size }))}
          />
        ))}
        <Ask label={t('gallery.dialogs.image')} onAsk={() => show(confirmDialog(pictured))} />
      </Example>
      <Example title={t('gallery.dialogs.info')} as="row">
        <Ask label={t('gallery.dialogs.info')} onAsk={() => show(infoDialog(told))} />
        <Ask label={t('gallery.dialogs.longText')} onAsk={() => show(infoDialog(long))} />
        <Ask label={t('gallery.dialogs.html')} onAsk={() => show(infoDialog({ html: hostileHtml }))} />
      </Example>
      <Example title={t('gallery.dialogs.prompt')} as="row">
        <Ask label={t('gallery.dialogs.prompt')} onAsk={() => show(promptDialog(asked))} />
        <Ask label={nested} onAsk={() => show(openNested(nested))} />
      </Example>
      <Example title={t('gallery.dialogs.download')} as="row">
        <Ask
          label={t('gallery.dialogs.download')}
          onAsk={() => show(downloadDialog({ documents, download }))}
        />
        <Ask
          label={t('gallery.dialogs.empty')}
          onAsk={() => show(downloadDialog({ documents: [], download }))}
        />
      </Example>
      <p>
        {t('gallery.answer')}: <output>{answer}</output>
      </p>
    </>
  );
};
