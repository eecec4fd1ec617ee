import type { ShownState } from './chip-words.ts';

const signs: Readonly<Record<ShownState, string>> = {
  booked: 'M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7',
  code: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  line: 'M12 7.5V12l3 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
  called: 'M4 12h15M13 6l6 6-6 6',
  left: 'm5 13 4.5 4.5L19 7',
  noShow: 'M6 6l12 12M18 6 6 18',
  canceled: 'M5 12h14',
};

/** How it looks stands in the style sheet: attributes of a thousand drawings take longer to set than to share. */
export const StatusIcon = ({ state }: { readonly state: ShownState }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={signs[state]} />
  </svg>
);
