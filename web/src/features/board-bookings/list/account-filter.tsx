import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { shortName } from '../../../domain/account/full-name.ts';
import { CrossIcon } from '../../../ui/icons/icon.tsx';
import { accountQuery } from '../panel/related-queries.ts';
import styles from './list-view.module.css';

type Props = { readonly id: string; readonly onRemove: () => void };

/** Set at an account or a booking; can only be removed here. */
export const AccountFilter = ({ id, onRemove }: Props) => {
  const { t } = useTranslation();
  const { data: account } = useQuery(accountQuery(id));
  const name = account ? shortName(account) : '…';
  return (
    <button
      type="button"
      className={styles.account}
      aria-label={t('boardBookings.filters.dropAccount', { name })}
      onClick={onRemove}
    >
      {t('boardBookings.filters.account', { name })}
      <CrossIcon />
    </button>
  );
};
