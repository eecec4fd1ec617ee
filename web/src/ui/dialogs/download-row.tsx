import { useTranslation } from 'react-i18next';
import { Checkbox } from '../fields/checkbox.tsx';
import layout from '../layout/layout.module.css';
import text from '../text/text.module.css';
import type { DownloadState } from './use-downloads.ts';

type DownloadRowProps = {
  name: string;
  isFirst: boolean;
  isChosen: boolean;
  isLocked: boolean;
  state: DownloadState;
  onToggle: () => void;
};

export const DownloadRow = ({ name, isFirst, isChosen, isLocked, state, onToggle }: DownloadRowProps) => {
  const { t } = useTranslation();
  return (
    <li className={layout.apart}>
      <Checkbox
        {...(isFirst && { 'data-autofocus': true })}
        label={name}
        checked={isChosen}
        disabled={isLocked}
        error={state === 'failed' && t('dialogs.downloadFailed')}
        onChange={onToggle}
      />
      {state === 'running' && <span className={text.hint}>{t('dialogs.downloading')}</span>}
      {state === 'done' && <span className={text.hint}>{t('dialogs.downloaded')}</span>}
    </li>
  );
};
