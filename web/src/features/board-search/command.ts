import { typedInOtherLayout } from './other-layout.ts';

/** A page or an act that the box offers beside what it finds. */
export type Command = {
  readonly id: string;
  readonly kind: 'page' | 'act';
  readonly title: string;
  /** Other words for it, by which it is found as well. */
  readonly words?: string | undefined;
  /** A line drawing on a field of 24 by 24. */
  readonly icon: string;
  /** The key that does the same. */
  readonly key?: string | undefined;
  readonly run: () => void;
};

/** Small letters, without the dots that Russian leaves out as often as not. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll('\u0308', '').normalize('NFC');
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** Chinese is written without spaces: any part of it may be what is meant. */
const isHan = (text: string) => /\p{Script=Han}/u.test(text);

const isMeantBy = ({ title, words = '' }: Command, typed: string): boolean => {
  if (isHan(typed)) return plain(`${title} ${words}`).includes(plain(typed));
  const known = wordsOf(`${title} ${words}`);
  const asked = wordsOf(typed);
  return asked.length > 0 && asked.every((part) => known.some((word) => word.startsWith(part)));
};

/** Those whose words begin as typed, all of them; also with the keyboard set to the other language. */
export const meantCommands = (commands: readonly Command[], typed: string): readonly Command[] => {
  if (typed === '') return commands;
  const meant = commands.filter((command) => isMeantBy(command, typed));
  if (meant.length > 0) return meant;
  const other = typedInOtherLayout(typed);
  return other === typed ? [] : commands.filter((command) => isMeantBy(command, other));
};
