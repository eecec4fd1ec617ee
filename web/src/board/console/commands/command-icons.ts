/** SVG paths in a 24×24 view box. */
export const commandIcons = {
  arrival: 'M4 12h11M11 7l5 5-5 5M20 5v14',
  barrier: 'M4 20V9M4 11l16-4M8 10l2 2M14 8.5l2 2M4 20h4',
  block: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M5.6 5.6l12.8 12.8',
  call: 'M5 12h9M10 7l5 5-5 5M19 4v16',
  keys: 'M3 6h18v12H3zM7 10v.01M11 10v.01M15 10v.01M8 14h8',
  plus: 'M12 5v14M5 12h14',
} as const;
