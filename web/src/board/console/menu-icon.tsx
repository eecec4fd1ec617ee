import { Icon } from '../../ui/icons/icon.tsx';

export const MenuIcon = ({ isOpen }: { isOpen: boolean }) => (
  <Icon size={24} stroke={2}>
    <path d={isOpen ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
  </Icon>
);
