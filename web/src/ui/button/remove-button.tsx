import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import { CrossIcon } from '../icons/icon.tsx';

type Props = { readonly label: string; readonly onClick: () => void };

export const RemoveButton = ({ label, onClick }: Props) => (
  <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onClick}>
    <CrossIcon />
  </ActionIcon>
);
