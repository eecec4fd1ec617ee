import { Icon } from '../icons/icon.tsx';

export const ChevronIcon = ({ isUp }: { isUp: boolean }) => (
  <Icon size={20}>
    <path d={isUp ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
  </Icon>
);

export const CheckIcon = () => (
  <Icon size={20}>
    <path d="M5 13l5 5L19 7" />
  </Icon>
);
