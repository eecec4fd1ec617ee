import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './users-page.module.css';

const pauseMs = 300;

type SearchFieldProps = { readonly value: string; readonly onSettle: (value: string) => void };

/** Looks when the operator stops typing, not at every key. */
export const SearchField = ({ value, onSettle }: SearchFieldProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const settle = useEffectEvent(() => onSettle(typed.trim()));
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(settle, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextInput
      type="search"
      className={styles.search ?? ''}
      aria-label={t('boardUsers.search')}
      placeholder={t('boardUsers.searchHint')}
      leftSection={
        <Icon size={18}>
          <path d="M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12M20 20l-4.5-4.5" />
        </Icon>
      }
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
};
