import { useLocation, useMatches } from '@tanstack/react-router';

const sectionOf = ({ pathname = '' }: { readonly pathname?: string } = {}) => pathname.split('/')[1] ?? '';

/** Changes only with the section, so that another row's panel does not render the frame again. */
export const useSection = (): string => useLocation({ select: sectionOf });

/** The section of the page on the screen. It stays the old one while the next page loads. */
export const useShownSection = (): string => useMatches({ select: (matches) => sectionOf(matches.at(-1)) });
