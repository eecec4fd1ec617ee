export const InfoIcon = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
    <circle cx="10" cy="10" r="8.25" strokeWidth="1.5" />
    <path d="M10 9v5" strokeWidth="1.75" strokeLinecap="round" />
    <circle cx="10" cy="6.2" r="1.1" fill="currentColor" stroke="none" />
  </svg>
);
