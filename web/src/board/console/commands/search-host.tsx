import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../features/board-search/command.ts';
import { SearchBox } from '../../../features/board-search/search-box.tsx';
import { searchBoxState } from '../../../features/board-search/search-box-state.ts';
import { menuGroups, menuIcons } from '../menu/menu-sections.ts';
import { useActs } from './use-acts.ts';

const openTab = (address: string) => window.open(address, '_blank', 'noreferrer');

/** Console sections, their pages that have a URL, and the pages outside of the console. */
const usePages = (): readonly Command[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const pages: readonly Omit<Command, 'kind'>[] = [
    ...menuGroups.flat().map((section) => ({
      id: section,
      title: t(`console.${section}.title`),
      icon: menuIcons[section],
      run: () => void navigate({ to: `/${section}` }),
    })),
    ...(['calendar', 'rules', 'history'] as const).map((part) => ({
      id: `parameters-${part}`,
      title: t(`console.commands.${part}`),
      words: t(`console.commands.${part}Words`),
      icon: menuIcons.parameters,
      run: () => void navigate({ to: '/parameters/$part', params: { part } }),
    })),
    {
      id: 'shift-report',
      title: t('boardReports.shift.title'),
      icon: menuIcons.reports,
      run: () => void navigate({ to: '/reports/shift' }),
    },
    {
      id: 'reasons',
      title: t('boardReasons.title'),
      icon: menuIcons.journal,
      run: () => void navigate({ to: '/journal/reasons' }),
    },
    {
      id: 'log',
      title: t('boardLog.title'),
      icon: menuIcons.log,
      run: () => void navigate({ to: '/log' }),
    },
    {
      id: 'display',
      title: t('console.display'),
      icon: menuIcons.display,
      run: () => openTab('/board/display'),
    },
    { id: 'kiosk', title: t('console.kiosk'), icon: menuIcons.kiosk, run: () => openTab('/board/kiosk') },
  ];
  return pages.map((page) => ({ ...page, kind: 'page' }));
};

const useCommands = (): readonly Command[] => {
  const acts = useActs();
  const pages = usePages();
  return [...acts, ...pages];
};

/** The hook stays mounted while the box is closed, because a call started from it may still be in flight. */
export const SearchHost = () => {
  const commands = useCommands();
  const isOpen = searchBoxState.useIsOpen();
  return isOpen ? <SearchBox commands={commands} onClose={searchBoxState.close} /> : null;
};
