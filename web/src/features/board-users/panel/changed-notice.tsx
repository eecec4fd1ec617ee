import { useTranslation } from 'react-i18next';
import { listWords } from '../../../lib/list-words.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { AccountChange } from './what-changed.ts';

/** The conflicting change; the requested action was not applied. */
export const ChangedNotice = ({ change }: { readonly change: AccountChange }) => {
  const { t } = useTranslation();
  const what = listWords(change.what.map((one) => t(`boardUsers.changed.${one}`)));
  return (
    <Notice role="alert">
      <p>
        {change.by === null
          ? t('boardUsers.changed.text', { what })
          : t('boardUsers.changed.byName', { what, name: change.by })}
      </p>
    </Notice>
  );
};
