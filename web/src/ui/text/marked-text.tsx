import { createElement, Fragment, type ReactNode } from 'react';

type MarkedTextProps = {
  /** As in the translation: `Read the <rules>rules of use</rules>`. */
  readonly text: string;
  /** What stands in place of each mark, with the text that it encloses. */
  readonly marks: Readonly<Record<string, (enclosed: string) => ReactNode>>;
};

/** A translated text in which some words are links: where they stand is the translator's choice. */
export const MarkedText = ({ text, marks }: MarkedTextProps) => {
  const pieces = text.split(/(<\w+>[^<]*<\/\w+>)/).map((piece) => {
    const [, name = '', enclosed = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? [];
    return marks[name]?.(enclosed) ?? piece;
  });
  return createElement(Fragment, null, ...pieces);
};
