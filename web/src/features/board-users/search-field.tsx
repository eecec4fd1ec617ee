import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTyped } from '../../lib/screen/use-typed.ts';
import { Icon } from '../../ui/icons/icon.tsx';

type SearchFieldProps = { readonly value: string; readonly onSettle: (value: string) => void };

export const SearchField = ({ value, onSettle }: SearchFieldProps) => {
  const { t } = useTranslation();
  const { input } = useTyped(value, onSettle);
  return (
    <TextInput
      type="search"
      aria-label={t('boardUsers.search')}
      placeholder={t('boardUsers.searchHint')}
      leftSection={
        <Icon size={18}>
          <path d="M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12M20 20l-4.5-4.5" />
        </Icon>
      }
      maxLength={100}
      {...input}
    />
  );
};
