import { Icon } from '../../ui/icons/icon.tsx';

export const AccountIcon = () => (
  <Icon>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20c1.2-3.6 4-5.5 7.5-5.5s6.3 1.9 7.5 5.5" />
  </Icon>
);

export const BoardIcon = () => (
  <Icon>
    <rect x="3" y="4" width="18" height="12" rx="2" />
    <path d="M7 8h6M7 12h10M12 16v4M8 20h8" />
  </Icon>
);

export const LogoutIcon = () => (
  <Icon>
    <path d="M14 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8M10 12h11M17.5 8.5 21 12l-3.5 3.5" />
  </Icon>
);
