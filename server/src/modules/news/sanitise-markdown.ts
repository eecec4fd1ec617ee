import { Lexer, type Token, walkTokens } from 'marked';
import { safeLink } from '#kernel/safe-link.ts';

type Part = { readonly raw: string; readonly instead: string };

const isLeaf = (token: Token) =>
  !('tokens' in token && token.tokens?.length) && token.type !== 'list' && token.type !== 'table';

/** Writes an entity and no backslash, so that the tag is text for readers that do not parse Markdown, too. */
const withoutTags = (line: string) => line.replaceAll('<', '&lt;');

const insteadOf = (token: Token): readonly Part[] | undefined => {
  switch (token.type) {
    case 'html':
      // Goes line by line, because in a quotation each source line starts with its own marker.
      return token.raw.split('\n').map((raw: string) => ({ raw, instead: withoutTags(raw) }));
    case 'link':
    case 'image':
      return safeLink(token.href) ? undefined : [{ raw: token.raw, instead: token.text }];
    case 'def':
      return safeLink(token.href) ? undefined : [{ raw: token.raw, instead: '' }];
    default:
      return undefined;
  }
};

const listTokens = (markdown: string) => {
  const tokens: Token[] = [];
  walkTokens(Lexer.lex(markdown), (token) => void tokens.push(token));
  return tokens;
};

const isHarmless = (markdown: string) => listTokens(markdown).every((token) => !insteadOf(token));

const replaceOnce = (markdown: string): string => {
  let result = '';
  let rest = markdown;
  const take = ({ raw, instead }: Part) => {
    const at = raw === '' ? -1 : rest.indexOf(raw);
    if (at < 0) return;
    result += rest.slice(0, at) + instead;
    rest = rest.slice(at + raw.length);
  };
  for (const token of listTokens(markdown)) {
    const parts = insteadOf(token) ?? (isLeaf(token) ? [{ raw: token.raw, instead: token.raw }] : []);
    for (const part of parts) take(part);
  }
  return result + rest;
};

const mostPasses = 5;

/** Repeats, because escaped HTML may reveal further Markdown. Undefined if the text is unsafe even then. */
export const sanitiseMarkdown = (given: string): string | undefined => {
  let markdown = given.replaceAll(/\r\n?/g, '\n');
  for (let pass = 0; pass < mostPasses && !isHarmless(markdown); pass += 1) markdown = replaceOnce(markdown);
  return isHarmless(markdown) ? markdown : undefined;
};
