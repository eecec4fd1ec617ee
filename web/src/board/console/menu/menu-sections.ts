import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../domain/account/may.tsx';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';
import { checklistQuery } from '../../../domain/checkpoint/setup.ts';

/** Groups of the menu and who sees them: first steps, daily work, appeals, settings, reports and help. */
const groups = [
  { access: 'admin', sections: ['first-steps'] },
  { access: 'console', sections: ['queue', 'bookings', 'draws', 'vehicles', 'users', 'duty'] },
  { access: 'console', sections: ['appeals'] },
  { access: 'admin', sections: ['parameters', 'banners', 'news'] },
  { access: 'console', sections: ['reports', 'journal', 'help'] },
] as const;

export type MenuSection = (typeof groups)[number]['sections'][number];

export const useMenuGroups = (): readonly (readonly MenuSection[])[] => {
  const isAdmin = useMay('admin');
  const { data: checklist } = useQuery({ ...checklistQuery, enabled: isAdmin });
  const { data: params } = useQuery(bookingParamsQuery);
  const isHidden: Partial<Record<MenuSection, boolean>> = {
    'first-steps': !checklist?.open,
    draws: !params?.draw.enabled,
  };
  return groups
    .filter(({ access }) => access !== 'admin' || isAdmin)
    .map(({ sections }) => sections.filter((section) => !isHidden[section]))
    .filter((sections) => sections.length > 0);
};

export type MenuScreen = 'display' | 'kiosk' | 'scan';

/** Auditors do not check trucks in, so they get neither the kiosk nor the camera. */
export const useScreens = (): readonly MenuScreen[] =>
  useMay('operator') ? ['display', 'kiosk', 'scan'] : ['display'];

export const menuIcons: Readonly<
  Record<MenuSection | MenuScreen | 'log' | 'driver' | 'theme' | 'leave', string>
> = {
  queue: 'M4 6h9M4 12h9M4 18h6M17 5v14M14 16l3 3 3-3',
  bookings: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4',
  vehicles:
    'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4M17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8',
  draws: 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v2M14 11v2M14 15v2',
  appeals: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7a3 3 0 0 0 6 0zM19 7l-3 7a3 3 0 0 0 6 0z',
  parameters:
    'M4 7h4M12 7h8M4 17h8M16 17h4M10 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4M14 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  banners: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5v.01',
  news: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-4 0M7.5 9h6M7.5 12.5h6M7.5 16h4',
  reports: 'M5 20v-8M12 20V4M19 20v-5',
  'first-steps': 'M4 7l2 2 3.5-4M4 17l2 2 3.5-4M13 7.5h7M13 17.5h7',
  journal: 'M6 4h12v16H6zM9 8.5h6M9 12h6M9 15.5h4',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.5v.01',
  display: 'M3 5h18v11H3zM8 20h8M12 16v4',
  kiosk: 'M7 3h10v13H7zM10 20h4M12 16v4M10.5 7h3',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 8h3v3H8zM13 8h3v3h-3zM8 13h3v3H8zM13 13h3v3',
  duty: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  log: 'M5 5h14M5 10h14M5 15h9M5 20h6M16 18l2 2 4-4',
  driver: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21a8 8 0 0 1 16 0',
  theme: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  leave: 'M14 5H5v14h9M10 12h11M17 8l4 4-4 4',
};
