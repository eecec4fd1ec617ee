import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../lib/save-blob.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './factors.module.css';
import { inGroups } from './in-groups.ts';

type Props = { readonly codes: readonly string[]; readonly close: () => void };

/** Shows the codes once, because the server cannot tell them again. */
export const RecoveryCodesDialog = ({ codes, close }: Props) => {
  const { t } = useTranslation();
  const { copied, copy } = useClipboard();
  const lines = codes.map((code) => inGroups(code, 5));
  const asText = [t('accounts.factors.codes.file'), '', ...lines, ''].join('\n');
  const save = () => saveBlob(new Blob([asText], { type: 'text/plain' }), 'oktet-recovery-codes.txt');
  return (
    <DialogFrame
      title={t('accounts.factors.codes.title')}
      message={t('accounts.factors.codes.text')}
      actions={
        <Button data-autofocus onClick={close}>
          {t('accounts.factors.codes.kept')}
        </Button>
      }
    >
      <ul className={`${layout.columns} ${layout.boxed} ${text.code} ${styles.codes}`}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={layout.row}>
        <Button variant="default" onClick={() => copy(lines.join('\n'))}>
          {t(copied ? 'common.copied' : 'accounts.factors.codes.copy')}
        </Button>
        <Button variant="default" onClick={save}>
          {t('accounts.factors.codes.save')}
        </Button>
      </div>
      <Callout>{t('accounts.factors.codes.once')}</Callout>
    </DialogFrame>
  );
};
