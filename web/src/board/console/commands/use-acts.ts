import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { mayNow, useMay } from '../../../domain/account/may.tsx';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { tell } from '../../../domain/queue/acts/told.ts';
import { notFirstWords } from '../../../domain/queue/acts/what-happened.ts';
import { useGate } from '../../../domain/queue/use-gate.ts';
import { useLine } from '../../../domain/queue/use-queue.ts';
import type { Command } from '../../../domain/search/command.ts';
import { useCallNext } from '../../../features/board-queue/waiting/use-call-next.ts';
import { keepTyped } from '../../../ui/shortcuts/typed-ahead.ts';
import { shortcutsHelp } from '../../../ui/shortcuts/use-shortcuts.ts';
import { menuIcons } from '../menu/menu-sections.ts';
import { useLeaveConsole } from '../menu/use-leave-console.ts';
import { useClosureCommand } from './use-closure-command.ts';

const commandIcons = {
  arrival: 'M4 12h11M11 7l5 5-5 5M20 5v14',
  barrier: 'M4 20V9M4 11l16-4M8 10l2 2M14 8.5l2 2M4 20h4',
  block: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M5.6 5.6l12.8 12.8',
  call: 'M5 12h9M10 7l5 5-5 5M19 4v16',
  keys: 'M3 6h18v12H3zM7 10v.01M11 10v.01M15 10v.01M8 14h8',
  plus: 'M12 5v14M5 12h14',
} as const;

/** Calls the truck that its title names, from any page. Null while the head of the queue is unknown. */
const useCallCommand = (): Command | null => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const line = useLine();
  const { call, head, overtaken, dismiss } = useCallNext(line, useGate().gate);
  useEffect(() => {
    if (!overtaken) return;
    tell({ text: notFirstWords(overtaken.told), tone: 'refused' });
    dismiss();
  }, [overtaken, dismiss]);
  if (!head || !line.isLive) return null;
  return {
    id: 'call-next',
    kind: 'act',
    title: t('console.commands.callNext', { plate: plateText(head.vehicleRegistrationPlate) }),
    icon: commandIcons.call,
    key: 'F2',
    run: () => {
      void navigate({ to: '/queue' });
      void call();
    },
  };
};

/** Acts that are done on a page or in a panel. The command opens that place. */
const places = [
  { name: 'checkIn', access: 'operator', icon: commandIcons.arrival, to: '/queue' },
  { name: 'newBooking', access: 'operator', icon: commandIcons.plus, to: '/bookings/new' },
  { name: 'closure', access: 'operator', icon: commandIcons.barrier, to: '/closure' },
  { name: 'block', access: 'admin', icon: commandIcons.block, to: '/parameters/block' },
] as const;

export const useActs = (): readonly Command[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const callNext = useCallCommand();
  const isOperator = useMay('operator');
  const leave = useLeaveConsole();
  const completeClosure = useClosureCommand();
  const acts: readonly Omit<Command, 'kind'>[] = [
    ...places
      .filter(({ access }) => mayNow(access))
      .map(({ name, icon, to }) => ({
        id: name,
        title: t(`console.commands.${name}`),
        words: t(`console.commands.${name}Words`),
        icon,
        run: () => {
          void navigate({ to });
          if (name === 'newBooking') keepTyped();
        },
        ...(name === 'closure' && { complete: (typed: string) => completeClosure(typed, icon) }),
      })),
    ...(isOperator
      ? [
          {
            id: 'new-account',
            title: t('boardUsers.open.title'),
            words: t('boardUsers.open.action'),
            icon: menuIcons.driver,
            run: () => void navigate({ to: '/users/new' }),
          },
        ]
      : []),
    {
      id: 'keys',
      title: t('shortcuts.title'),
      words: t('console.commands.keysWords'),
      icon: commandIcons.keys,
      run: shortcutsHelp.open,
    },
    { id: 'leave', title: t('console.logOut'), icon: menuIcons.leave, run: leave },
  ];
  return [
    ...(isOperator && callNext ? [callNext] : []),
    ...acts.map((act) => ({ ...act, kind: 'act' as const })),
  ];
};
