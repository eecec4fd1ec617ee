import { useLocation } from '@tanstack/react-router';

const sectionOf = ({ pathname }: { readonly pathname: string }) => pathname.split('/')[1] ?? '';

/** Its panels have addresses of their own, but are no other screen: a step from row to row is not heard of here. */
export const useSection = (): string => useLocation({ select: sectionOf });
