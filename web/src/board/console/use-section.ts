import { useLocation } from '@tanstack/react-router';

const sectionOf = ({ pathname }: { readonly pathname: string }) => pathname.split('/')[1] ?? '';

/** The section only: opening another row's panel must not re-render the frame. */
export const useSection = (): string => useLocation({ select: sectionOf });
