import { useTranslation } from 'react-i18next';
import { Checkbox } from '../fields/checkbox.tsx';
import classes from './download-dialog.module.css';
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
    <li className={classes.row}>
      <Checkbox
        {...(isFirst && { 'data-autofocus': true })}
        label={name}
        checked={isChosen}
        disabled={isLocked}
        error={state === 'failed' && t('dialogs.downloadFailed')}
        onChange={onToggle}
      />
      {state === 'running' && <span className={classes.state}>{t('dialogs.downloading')}</span>}
      {state === 'done' && <span className={classes.done}>{t('dialogs.downloaded')}</span>}
    </li>
  );
};
