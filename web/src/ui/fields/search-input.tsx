import { TextInput, type TextInputProps } from '@mantine/core';
import { Icon } from '../icons/icon.tsx';

export const SearchInput = (props: TextInputProps) => (
  <TextInput
    type="search"
    size="sm"
    leftSection={<Icon size={16} path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.5 4.5" />}
    {...props}
  />
);
