import { baseKeys, type Words } from './locale-files.ts';
import { isNode, lineOf, type Node, type ParsedSource, templateParts, walk } from './syntax.ts';

/** Functions that take a key, with the position of that argument. */
const keyPosition = new Map([
  ['t', 0],
  ['sayInAll', 0],
  ['say', 1],
]);

const escapeForPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const calledName = ({ callee }: Node): string => {
  if (!isNode(callee)) return '';
  return String(callee.type === 'MemberExpression' ? (callee.property as Node).value : callee.value);
};

const keyArgument = (node: Node): Node | undefined => {
  const position = keyPosition.get(calledName(node));
  return position === undefined
    ? undefined
    : (node.arguments as { expression: Node }[])[position]?.expression;
};

export type Usage = {
  readonly literals: Set<string>;
  readonly patterns: RegExp[];
  readonly problems: string[];
};

/** The pattern of a key with placeholders: `errors.${code}` matches all keys of that shape. */
const patternOf = (node: Node): RegExp | undefined => {
  const parts = templateParts(node);
  if (!/^\w+\./.test(parts[0] ?? '')) return undefined;
  return new RegExp(`^${parts.map(escapeForPattern).join('.+')}$`);
};

const unknownKeyIn = (source: ParsedSource, node: Node, keys: ReadonlySet<string>): string[] => {
  const argument = keyArgument(node);
  if (!argument) return [];
  const at = `${source.file}:${lineOf(source.text, argument)}`;
  if (argument.type === 'StringLiteral' && !keys.has(String(argument.value)))
    return [`${at} uses the unknown key ${String(argument.value)}`];
  if (argument.type !== 'TemplateLiteral') return [];
  const pattern = patternOf(argument);
  return pattern && ![...keys].some((key) => pattern.test(key))
    ? [`${at} matches no key: ${pattern.source}`]
    : [];
};

const collect = (source: ParsedSource, keys: ReadonlySet<string>, usage: Usage) =>
  walk(source.tree, (node) => {
    if (node.type === 'StringLiteral') usage.literals.add(String(node.value));
    if (node.type === 'TemplateLiteral') {
      const pattern = patternOf(node);
      if (pattern) usage.patterns.push(pattern);
      else usage.literals.add(templateParts(node).join(''));
    }
    if (node.type === 'CallExpression') usage.problems.push(...unknownKeyIn(source, node, keys));
  });

export const checkUsage = (sources: readonly ParsedSource[], words: Words): string[] => {
  const keys = baseKeys(words);
  const usage: Usage = { literals: new Set(), patterns: [], problems: [] };
  for (const source of sources) collect(source, keys, usage);
  const isUsed = (key: string) =>
    usage.literals.has(key) || usage.patterns.some((pattern) => pattern.test(key));
  const unused = [...keys].filter((key) => !isUsed(key));
  return [...usage.problems, ...unused.map((key) => `${key} is not used anywhere`)];
};
