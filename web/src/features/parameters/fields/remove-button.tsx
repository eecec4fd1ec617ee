import { ActionIcon } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.css';
import { CrossIcon } from '../../../ui/icons/cross-icon.tsx';

type RemoveButtonProps = { readonly label: string; readonly onClick: () => void };

export const RemoveButton = ({ label, onClick }: RemoveButtonProps) => (
  <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onClick}>
    <CrossIcon />
  </ActionIcon>
);
