import { useLocation, useMatches } from '@tanstack/react-router';

const sectionOf = ({ pathname = '' }: { readonly pathname?: string } = {}) => pathname.split('/')[1] ?? '';

/** The section only: opening another row's panel must not re-render the frame. */
export const useSection = (): string => useLocation({ select: sectionOf });

/** The section whose page is on the screen: while the next one loads, that of the last one. */
export const useShownSection = (): string => useMatches({ select: (matches) => sectionOf(matches.at(-1)) });
