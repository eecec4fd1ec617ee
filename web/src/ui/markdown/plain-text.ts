import { Lexer, type Token } from 'marked';
import { withoutEntities } from '#kernel/safe-link.ts';

const blocks = new Set(['paragraph', 'heading', 'list_item', 'code', 'tablecell', 'blockquote']);

const textOf = (token: Token): string => {
  if (token.type === 'list') return token.items.map(textOf).join('');
  if (token.type === 'table' || token.type === 'space' || token.type === 'def') return ' ';
  if (token.type === 'br' || token.type === 'hr') return ' ';
  const inner =
    'tokens' in token && token.tokens
      ? token.tokens.map(textOf).join('')
      : withoutEntities('text' in token && token.type !== 'text' ? token.text : token.raw);
  return blocks.has(token.type) ? `${inner} ` : inner;
};

/** A space between Chinese signs, which Chinese texts do not have. */
const chineseGap =
  /(?<=[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]) (?=[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef])/g;

export const plainText = (markdown: string): string =>
  Lexer.lex(markdown).map(textOf).join('').replaceAll(/\s+/g, ' ').replaceAll(chineseGap, '').trim();
