import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../features/board-search/command.ts';
import { shortcutsHelp } from '../../../ui/shortcuts/shortcuts-help.ts';
import { menuGroups, menuIcons } from '../menu/menu-sections.ts';
import { useBuilt } from '../menu/use-built.ts';
import { useLeaveConsole } from '../menu/use-leave-console.ts';
import { useCallCommand } from './use-call-command.ts';

const icons = {
  arrival: 'M4 12h11M11 7l5 5-5 5M20 5v14',
  plus: 'M12 5v14M5 12h14',
  barrier: 'M4 20V9M4 11l16-4M8 10l2 2M14 8.5l2 2M4 20h4',
  block: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M5.6 5.6l12.8 12.8',
  keys: 'M3 6h18v12H3zM7 10v.01M11 10v.01M15 10v.01M8 14h8',
  call: 'M5 12h9M10 7l5 5-5 5M19 4v16',
} as const;

const openTab = (address: string) => window.open(address, '_blank', 'noreferrer');

const usePages = (): readonly Command[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isBuilt = useBuilt();
  const sections = menuGroups.flat().filter((section) => isBuilt(`/${section}`));
  return [
    ...sections.map((section) => ({
      id: section,
      kind: 'page' as const,
      title: t(`console.${section}.title`),
      icon: menuIcons[section],
      run: () => void navigate({ to: `/${section}` }),
    })),
    {
      id: 'log',
      kind: 'page',
      title: t('boardLog.title'),
      icon: menuIcons.log,
      run: () => void navigate({ to: '/log' }),
    },
    {
      id: 'display',
      kind: 'page',
      title: t('console.display'),
      icon: menuIcons.display,
      run: () => openTab('/board/display'),
    },
    {
      id: 'kiosk',
      kind: 'page',
      title: t('console.kiosk'),
      icon: menuIcons.kiosk,
      run: () => openTab('/board/kiosk'),
    },
  ];
};

const useActs = (): readonly Command[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isBuilt = useBuilt();
  const callNext = useCallCommand(icons.call);
  const leave = useLeaveConsole();
  const act = (id: keyof typeof names, icon: string, run: () => void): Command => ({
    id,
    kind: 'act',
    ...names[id],
    icon,
    run,
  });
  const names = {
    checkIn: { title: t('console.commands.checkIn'), words: t('console.commands.checkInWords') },
    newBooking: { title: t('console.commands.newBooking'), words: t('console.commands.newBookingWords') },
    closure: { title: t('console.commands.closure'), words: t('console.commands.closureWords') },
    block: { title: t('console.commands.block'), words: t('console.commands.blockWords') },
    keys: { title: t('shortcuts.title'), words: t('console.commands.keysWords') },
    leave: { title: t('console.logOut') },
  };
  return [
    ...(callNext ? [callNext] : []),
    act('checkIn', icons.arrival, () => void navigate({ to: '/queue' })),
    ...(isBuilt('/bookings/new')
      ? [act('newBooking', icons.plus, () => void navigate({ to: '/bookings/new' }))]
      : []),
    ...(isBuilt('/closure') ? [act('closure', icons.barrier, () => void navigate({ to: '/closure' }))] : []),
    act('block', icons.block, () => void navigate({ to: '/parameters' })),
    act('keys', icons.keys, shortcutsHelp.open),
    act('leave', menuIcons.leave, leave),
  ];
};

/** Every page and every act that can be begun from anywhere. */
export const useCommands = (): readonly Command[] => {
  const acts = useActs();
  const pages = usePages();
  return [...acts, ...pages];
};
