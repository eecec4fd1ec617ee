import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../../domain/account/may.tsx';
import { bookingParamsQuery } from '../../../domain/booking/booking-params.ts';

/** Daily work, what is to be judged, settings and reports, each with who sees it. */
const groups = [
  { access: 'console', sections: ['queue', 'bookings', 'draws', 'vehicles', 'users', 'duty'] },
  { access: 'console', sections: ['appeals'] },
  { access: 'admin', sections: ['parameters', 'banners', 'news'] },
  { access: 'console', sections: ['reports', 'journal'] },
] as const;

export type MenuSection = (typeof groups)[number]['sections'][number];

export const useMenuGroups = (): readonly (readonly MenuSection[])[] => {
  const isAdmin = useMay('admin');
  const { data: params } = useQuery(bookingParamsQuery);
  return groups
    .filter(({ access }) => access !== 'admin' || isAdmin)
    .map(({ sections }) => sections.filter((section) => section !== 'draws' || params?.draw.enabled));
};

/** An auditor opens no kiosk: trucks check in there. */
export const useScreens = (): readonly ('display' | 'kiosk')[] =>
  useMay('operator') ? ['display', 'kiosk'] : ['display'];

/** SVG paths in a 24×24 view box. */
export const menuIcons: Readonly<
  Record<MenuSection | 'display' | 'kiosk' | 'log' | 'driver' | 'theme' | 'leave', string>
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
  journal: 'M6 4h12v16H6zM9 8.5h6M9 12h6M9 15.5h4',
  display: 'M3 5h18v11H3zM8 20h8M12 16v4',
  kiosk: 'M7 3h10v13H7zM10 20h4M12 16v4M10.5 7h3',
  duty: 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18',
  log: 'M5 5h14M5 10h14M5 15h9M5 20h6M16 18l2 2 4-4',
  driver: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21a8 8 0 0 1 16 0',
  theme: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  leave: 'M14 5H5v14h9M10 12h11M17 8l4 4-4 4',
};
