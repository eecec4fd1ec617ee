import { Icon } from '../../ui/icons/icon.tsx';

export const SheetIcon = () => <Icon size={18} path="M12 4v11M7 11l5 5 5-5M5 20h14" />;
