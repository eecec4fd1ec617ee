const allowedTags = new Set(
  'a b blockquote br code div em h3 h4 i li ol p s small span strong sub sup u ul'.split(' '),
);

/** Removed together with their content. Other unknown tags are unwrapped. */
const droppedWithContent = new Set(
  'script style template iframe object embed svg math noscript noembed noframes textarea select title head link meta base xmp plaintext'.split(
    ' ',
  ),
);

const allowedProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export type SafeNode =
  | string
  | { tag: string; attributes: Record<string, string>; children: readonly SafeNode[] };

/** The subset of `Node` used here, so that it can be tested without a browser. */
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

/** Allows text and a short list of tags; the only attribute is `href` with a safe scheme. */
export const keepSafe = (nodes: Iterable<SourceNode>): readonly SafeNode[] =>
  Array.from(nodes).flatMap(keepNode);
