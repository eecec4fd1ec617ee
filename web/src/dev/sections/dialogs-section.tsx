import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../lib/save-blob.ts';
import {
  confirmDialog,
  downloadDialog,
  infoDialog,
  openDialog,
  promptDialog,
} from '../../ui/dialogs/open-dialog.ts';
import layout from '../../ui/layout/layout.module.css';
import { Example } from '../choice.tsx';
import { afterAWhile } from '../fake-answers.ts';

const documents = [
  { id: 'a', name: 'СТС.pdf' },
  { id: 'b', name: 'doverennost-na-perevozku-skoroportyashchegosya-gruza-2026-11-20-podpisano.pdf' },
  { id: 'c', name: '行驶证.jpg' },
];

type DownloadExampleProps = { onAnswer: (pending: Promise<void>) => void };

/** The second document fails the first time, to show the failure and the retry. */
const DownloadExample = ({ onAnswer }: DownloadExampleProps) => {
  const { t } = useTranslation();
  const hasFailed = useRef(false);

  const download = async (id: string) => {
    await afterAWhile(150);
    if (id === 'b' && !hasFailed.current) {
      hasFailed.current = true;
      throw new Error('refused');
    }
    const name = documents.find((document) => document.id === id)?.name ?? id;
    saveBlob(new Blob([name], { type: 'text/plain' }), name);
  };

  return (
    <div className={layout.row}>
      <Button variant="default" onClick={() => onAnswer(downloadDialog({ documents, download }))}>
        {t('gallery.dialogs.download')}
      </Button>
      <Button variant="default" onClick={() => onAnswer(downloadDialog({ documents: [], download }))}>
        {t('gallery.dialogs.empty')}
      </Button>
    </div>
  );
};

const hostileHtml =
  '<p><b>HTML</b> <i>OK</i> <a href="https://example.com/">link</a> <a href="javascript:alert(1)">script</a></p><script>alert(2)</script><img src=x onerror="document.title=`stolen`">';

const openNested = (label: string) =>
  openDialog<string>(async (close) => {
    const { NestedDialog } = await import('./nested-dialog.tsx');
    return <NestedDialog title={label} close={close} />;
  });

export const DialogsSection = () => {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState('');
  const show = async (pending: Promise<unknown>) => setAnswer(JSON.stringify((await pending) ?? null));
  const say = (key: 'title' | 'message' | 'long') => t(`gallery.dialogs.${key}`);

  return (
    <>
      <Example title={t('gallery.dialogs.confirm')}>
        <div className={layout.row}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Button
              key={size}
              variant="default"
              onClick={() => show(confirmDialog({ title: say('title'), message: say('message'), size }))}
            >
              {t('gallery.dialogs.confirm')} {size}
            </Button>
          ))}
          <Button
            variant="default"
            onClick={() =>
              show(
                confirmDialog({
                  message: say('message'),
                  image: '/favicon.svg',
                  okLabel: t('common.yes'),
                }),
              )
            }
          >
            {t('gallery.dialogs.image')}
          </Button>
        </div>
      </Example>
      <Example title={t('gallery.dialogs.info')}>
        <div className={layout.row}>
          <Button
            variant="default"
            onClick={() => show(infoDialog({ title: say('title'), message: say('message') }))}
          >
            {t('gallery.dialogs.info')}
          </Button>
          <Button
            variant="default"
            onClick={() => show(infoDialog({ title: say('title'), message: say('long').repeat(30) }))}
          >
            {t('gallery.dialogs.longText')}
          </Button>
          <Button variant="default" onClick={() => show(infoDialog({ html: hostileHtml }))}>
            {t('gallery.dialogs.html')}
          </Button>
        </div>
      </Example>
      <Example title={t('gallery.dialogs.prompt')}>
        <div className={layout.row}>
          <Button
            variant="default"
            onClick={() => show(promptDialog({ title: say('title'), label: t('dialogs.reason') }))}
          >
            {t('gallery.dialogs.prompt')}
          </Button>
          <Button variant="default" onClick={() => show(openNested(t('gallery.dialogs.nested')))}>
            {t('gallery.dialogs.nested')}
          </Button>
        </div>
      </Example>
      <Example title={t('gallery.dialogs.download')}>
        <DownloadExample onAnswer={show} />
      </Example>
      <p>
        {t('gallery.answer')}: <output>{answer}</output>
      </p>
    </>
  );
};
