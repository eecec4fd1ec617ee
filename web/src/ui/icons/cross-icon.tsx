import { Icon } from './icon.tsx';

export const CrossIcon = () => (
  <Icon size={20} stroke={2}>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
);
