export const CalendarIcon = () => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
    <rect x="2.75" y="3.75" width="14.5" height="13.5" rx="2.5" strokeWidth="1.5" />
    <path d="M2.75 8h14.5M6.5 2v3M13.5 2v3" strokeWidth="1.5" strokeLinecap="round" />
  </svg>
);
