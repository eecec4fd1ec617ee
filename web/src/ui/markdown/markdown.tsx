import { Lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { safeLink, withoutEntities } from '#kernel/safe-link.ts';
import styles from './markdown.module.css';

type Draw = (tokens: readonly Token[] | undefined) => ReactNode;

const deepestHeading = 6;

const linkOf = (href: string, children: ReactNode) => {
  const address = safeLink(href);
  if (!address) return children;
  const isElsewhere = !/^[/#]/.test(address);
  return (
    <a href={address} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
      {children}
    </a>
  );
};

/** Pictures from elsewhere become links, because loading them would reveal the reader to that site. */
const ownPicture = /^\/assets\/info\/[\w-]+\.[a-z]+$/;

const pictureOf = (href: string, text: string) =>
  ownPicture.test(href) ? (
    <img src={href} alt={text} loading="lazy" className={styles.picture} />
  ) : (
    linkOf(href, text || href)
  );

/** Children are passed as arguments, because Markdown nodes have no keys. */
const inOrder = (tag: string, children: readonly ReactNode[], attributes: object | null = null) =>
  createElement(tag, attributes, ...children);

const drawRow = (tag: 'th' | 'td', cells: readonly Tokens.TableCell[], draw: Draw) =>
  inOrder(
    'tr',
    cells.map(({ tokens }) => createElement(tag, null, draw(tokens))),
  );

const drawTable = ({ header, rows }: Tokens.Table, draw: Draw) => (
  <div className={styles.table}>
    <table>
      <thead>{drawRow('th', header, draw)}</thead>
      {inOrder(
        'tbody',
        rows.map((row) => drawRow('td', row, draw)),
      )}
    </table>
  </div>
);

const drawList = ({ ordered, start, items }: Tokens.List, draw: Draw) => {
  const drawn = items.map(({ tokens }) => createElement('li', null, draw(tokens)));
  return ordered ? inOrder('ol', drawn, { start: Number(start) || 1 }) : inOrder('ul', drawn);
};

/** Shifts headings below those of the surrounding page. */
const drawBlock = (token: Token, draw: Draw, below: number): ReactNode => {
  switch (token.type) {
    case 'heading':
      return createElement(`h${Math.min(token.depth + below, deepestHeading)}`, null, draw(token.tokens));
    case 'paragraph':
      return <p>{draw(token.tokens)}</p>;
    case 'list':
      return drawList(token as Tokens.List, draw);
    case 'table':
      return drawTable(token as Tokens.Table, draw);
    case 'blockquote':
      return <blockquote>{draw(token.tokens)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    default:
      return drawInline(token, draw);
  }
};

/** Raw HTML has no case here, so that it is shown as text. */
const drawInline = (token: Token, draw: Draw): ReactNode => {
  switch (token.type) {
    case 'strong':
      return <strong>{draw(token.tokens)}</strong>;
    case 'em':
      return <em>{draw(token.tokens)}</em>;
    case 'del':
      return <del>{draw(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return linkOf(token.href, draw(token.tokens));
    case 'image':
      return pictureOf(token.href, token.text);
    case 'space':
    case 'def':
    case 'checkbox':
      return null;
    case 'escape':
      return token.text;
    default:
      return 'tokens' in token && token.tokens ? draw(token.tokens) : withoutEntities(token.raw);
  }
};

type MarkdownProps = {
  readonly text: string;
  /** Level of the heading above the text. */
  readonly below?: number;
};

/** Builds React elements, never HTML. Links with unsafe schemes become plain text. */
export const Markdown = ({ text, below = 1 }: MarkdownProps) => {
  const tokens = useMemo(() => Lexer.lex(text), [text]);
  const draw: Draw = (parts) =>
    createElement(Fragment, null, ...(parts ?? []).map((token) => drawBlock(token, draw, below)));
  return <div className={styles.markdown}>{draw(tokens)}</div>;
};
