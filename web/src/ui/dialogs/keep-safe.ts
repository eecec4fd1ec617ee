const allowedTags = new Set(
  'a b blockquote br code div em h3 h4 i li ol p s small span strong sub sup u ul'.split(' '),
);

/** Tags that are removed with their content. Of other unknown tags the content stays. */
const droppedWithContent = new Set(
  'script style template iframe object embed svg math noscript noembed noframes textarea select title head link meta base xmp plaintext'.split(
    ' ',
  ),
);

const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export type SafeNode =
  | string
  | { tag: string; attributes: Record<string, string>; children: readonly SafeNode[] };

/** The part of `Node` that is used here, so that tests need no browser. */
export type SourceNode = {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<SourceNode>;
  readonly getAttribute?: (name: string) => string | null;
};

const elementNode = 1;
const textNode = 3;

const isHarmless = (address: string) => {
  try {
    return allowedProtocols.has(new URL(address).protocol);
  } catch {
    return false;
  }
};

const linkAttributes = (node: SourceNode): Record<string, string> => {
  const href = node.getAttribute?.('href')?.trim() ?? '';
  return isHarmless(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
};

const keepNode = (node: SourceNode): readonly SafeNode[] => {
  if (node.nodeType === textNode) return [node.nodeValue ?? ''];
  if (node.nodeType !== elementNode) return [];
  const tag = node.nodeName.toLowerCase();
  if (droppedWithContent.has(tag)) return [];
  const children = keepSafe(node.childNodes);
  if (!allowedTags.has(tag)) return children;
  return [{ tag, attributes: tag === 'a' ? linkAttributes(node) : {}, children }];
};

/** Allows text and a short list of tags. The only attribute is `href` with a safe scheme. */
export const keepSafe = (nodes: Iterable<SourceNode>): readonly SafeNode[] =>
  Array.from(nodes).flatMap(keepNode);
