import { createElement, Fragment, type ReactNode } from 'react';

/** Stands for the value in the translated sentence. */
const valueMark = '\u0001';

type Props = { readonly say: (value: string) => string; readonly value: string };

/** A sentence with its value in bold. Languages put the value in different places. */
export const Emphasized = ({ say, value }: Props) => {
  const [before = '', after = ''] = say(valueMark).split(valueMark);
  return (
    <>
      {before}
      <strong>{value}</strong>
      {after}
    </>
  );
};

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
