import { createElement, Fragment, type ReactNode } from 'react';

type MarkedTextProps = {
  /** The translated text, such as `Read the <rules>rules of use</rules>`. */
  readonly text: string;
  /** What replaces each mark. It gets the text between the marks. */
  readonly marks: Readonly<Record<string, (enclosed: string) => ReactNode>>;
};

/** A translated text with links, whose places in the sentence the translator chooses. */
export const MarkedText = ({ text, marks }: MarkedTextProps) => {
  const pieces = text.split(/(<\w+>[^<]*<\/\w+>)/).map((piece) => {
    const [, name = '', enclosed = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? [];
    return marks[name]?.(enclosed) ?? piece;
  });
  return createElement(Fragment, null, ...pieces);
};
