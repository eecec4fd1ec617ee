import type { Contact } from './contact.ts';

const dots = (count: number) => '•'.repeat(Math.max(count, 1));

/** Enough to recognise what one typed oneself, too little to learn anything: +7•••••••567, d•••••@oktet.local. */
export const maskTarget = ({ channel, target }: Contact): string => {
  if (channel === 'SMS') return `${target.slice(0, 2)}${dots(target.length - 5)}${target.slice(-3)}`;
  const at = target.lastIndexOf('@');
  return `${target.slice(0, 1)}${dots(at - 1)}${target.slice(at)}`;
};
