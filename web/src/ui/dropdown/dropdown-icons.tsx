import { Icon } from '../icons/icon.tsx';

export const ChevronIcon = ({ isUp }: { isUp: boolean }) => (
  <Icon size={20} path={isUp ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} />
);

export const CheckIcon = () => <Icon size={20} path="M5 13l5 5L19 7" />;
