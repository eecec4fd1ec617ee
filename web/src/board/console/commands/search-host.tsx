import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../domain/account/may.tsx';
import { type Command, CommandsContext, useCommands } from '../../../domain/search/command.ts';
import { SearchBox } from '../../../features/board-search/search-box.tsx';
import { searchBoxState } from '../../../features/board-search/search-box-state.ts';
import { menuIcons, useMenuGroups, useScreens } from '../menu/menu-sections.ts';
import { useActs } from './use-acts.ts';

const openTab = (address: string) => window.open(address, '_blank', 'noreferrer');

/** Pages that the menu does not list. */
const pagesInside = [
  { to: '/reports/shift', access: 'console', title: 'boardReports.shift.title', icon: menuIcons.reports },
  { to: '/parameters/reasons', access: 'admin', title: 'boardReasons.title', icon: menuIcons.parameters },
  { to: '/log', access: 'console', title: 'boardLog.title', icon: menuIcons.log },
] as const;

const usePages = (): readonly Command[] => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const groups = useMenuGroups();
  const screens = useScreens();
  const isAdmin = useMay('admin');
  const pages: readonly Omit<Command, 'kind'>[] = [
    ...groups.flat().map((section) => ({
      id: section,
      title: t(`console.${section}.title`),
      icon: menuIcons[section],
      run: () => void navigate({ to: `/${section}` }),
    })),
    ...(isAdmin ? (['calendar', 'rules', 'history'] as const) : []).map((part) => ({
      id: `parameters-${part}`,
      title: t(`console.commands.${part}`),
      words: t(`console.commands.${part}Words`),
      icon: menuIcons.parameters,
      run: () => void navigate({ to: '/parameters/$part', params: { part } }),
    })),
    ...pagesInside
      .filter(({ access }) => access === 'console' || isAdmin)
      .map(({ to, title, icon }) => ({
        id: to.replaceAll('/', '-'),
        title: t(title),
        icon,
        run: () => void navigate({ to }),
      })),
    ...screens.map((screen) => ({
      id: screen,
      title: t(`console.${screen}`),
      icon: menuIcons[screen],
      run: () => openTab(`/board/${screen}`),
    })),
  ];
  return pages.map((page) => ({ ...page, kind: 'page' }));
};

/** Stays mounted while the box is closed, because a call started from it may still be in flight. */
export const CommandsProvider = ({ children }: { readonly children: ReactNode }) => (
  <CommandsContext value={[...useActs(), ...usePages()]}>{children}</CommandsContext>
);

export const SearchHost = () => {
  const commands = useCommands();
  const isOpen = searchBoxState.useIsOpen();
  return isOpen ? <SearchBox commands={commands} onClose={searchBoxState.close} /> : null;
};
