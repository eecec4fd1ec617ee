const drawing = {
  viewBox: '0 0 20 20',
  width: 18,
  height: 18,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const CrossIcon = () => (
  <svg {...drawing} aria-hidden="true">
    <path d="M5.5 5.5l9 9m0-9l-9 9" />
  </svg>
);

export const ChevronIcon = ({ isUp }: { isUp: boolean }) => (
  <svg {...drawing} aria-hidden="true">
    <path d={isUp ? 'M5 12.5l5-5 5 5' : 'M5 7.5l5 5 5-5'} />
  </svg>
);

export const CheckIcon = () => (
  <svg {...drawing} aria-hidden="true">
    <path d="M4.5 10.5l3.5 3.5 7.5-8" />
  </svg>
);
