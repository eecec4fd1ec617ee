import { createContext, useContext } from 'react';
import { inOtherLayout } from '#kernel/typing/other-layout.ts';

/** A page or action offered beside the search results. */
export type Command = {
  readonly id: string;
  readonly kind: 'page' | 'act';
  readonly title: string;
  /** Synonyms, by which the command is found too. */
  readonly words?: string | undefined;
  /** SVG path in a 24×24 view box. */
  readonly icon: string;
  readonly key?: string | undefined;
  readonly run: () => void;
  /** Completes a typed text such as `закр 3ч метель` to commands. Works without the server. */
  readonly complete?: (typed: string) => readonly Command[];
};

/** The text in lower case with е instead of ё. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replaceAll('\u0308', '').normalize('NFC');
const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** Matters because Chinese has no spaces, so that any part of a text may match. */
const isHan = (text: string) => /\p{Script=Han}/u.test(text);

/** Whether every typed word begins a word of the text. */
export const isMeant = (text: string, typed: string): boolean => {
  if (isHan(typed)) return plain(text).includes(plain(typed));
  const known = wordsOf(text);
  const typedWords = wordsOf(typed);
  return typedWords.length > 0 && typedWords.every((part) => known.some((word) => word.startsWith(part)));
};

const isMeantBy = ({ title, words = '' }: Command, typed: string) => isMeant(`${title} ${words}`, typed);

export const completedCommands = (commands: readonly Command[], typed: string): readonly Command[] =>
  commands.flatMap((command) => command.complete?.(typed) ?? []);

/** Commands in which every typed word begins a word. If there are none, the other keyboard layout is tried. */
export const meantCommands = (commands: readonly Command[], typed: string): readonly Command[] => {
  if (typed === '') return commands;
  const meant = commands.filter((command) => isMeantBy(command, typed));
  if (meant.length > 0) return meant;
  const other = inOtherLayout(typed);
  return other === typed ? [] : commands.filter((command) => isMeantBy(command, other));
};

/** What the console can do or open on every page. The shell provides the list, and features only offer it. */
export const CommandsContext = createContext<readonly Command[]>([]);

export const useCommands = () => useContext(CommandsContext);
