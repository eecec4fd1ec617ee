import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../features/board-search/command.ts';
import { shortcutsHelp } from '../../../ui/shortcuts/shortcuts-help.ts';
import { menuIcons } from '../menu/menu-sections.ts';
import { useLeaveConsole } from '../menu/use-leave-console.ts';
import { commandIcons } from './command-icons.ts';
import { useCallCommand } from './use-call-command.ts';

type Act = Omit<Command, 'kind'>;

/** Commands available on every page; those that need more input open their own page or panel. */
export const useActs = (): readonly Command[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const callNext = useCallCommand(commandIcons.call);
  const leave = useLeaveConsole();
  const acts: readonly Act[] = [
    {
      id: 'check-in',
      title: t('console.commands.checkIn'),
      words: t('console.commands.checkInWords'),
      icon: commandIcons.arrival,
      run: () => void navigate({ to: '/queue' }),
    },
    {
      id: 'new-booking',
      title: t('console.commands.newBooking'),
      words: t('console.commands.newBookingWords'),
      icon: commandIcons.plus,
      run: () => void navigate({ to: '/bookings/new' }),
    },
    {
      id: 'closure',
      title: t('console.commands.closure'),
      words: t('console.commands.closureWords'),
      icon: commandIcons.barrier,
      run: () => void navigate({ to: '/closure' }),
    },
    {
      id: 'block',
      title: t('console.commands.block'),
      words: t('console.commands.blockWords'),
      icon: commandIcons.block,
      run: () => void navigate({ to: '/parameters/$part', params: { part: 'block' } }),
    },
    {
      id: 'new-account',
      title: t('boardUsers.open.title'),
      words: t('boardUsers.open.action'),
      icon: menuIcons.driver,
      run: () => void navigate({ to: '/users/new' }),
    },
    {
      id: 'keys',
      title: t('shortcuts.title'),
      words: t('console.commands.keysWords'),
      icon: commandIcons.keys,
      run: shortcutsHelp.open,
    },
    { id: 'leave', title: t('console.logOut'), icon: menuIcons.leave, run: leave },
  ];
  return [...(callNext ? [callNext] : []), ...acts.map((act) => ({ ...act, kind: 'act' as const }))];
};
