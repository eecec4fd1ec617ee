import { isNode, lineOf, type Node, type ParsedSource, templateParts, walk } from './syntax.ts';

const letter = /\p{L}/u;
const cyrillicOrHan = /[\p{Script=Cyrillic}\p{Script=Han}]/u;

/** Attributes and properties whose value is shown or read aloud. */
const spoken =
  /^(alt|aria-(label|description|placeholder|roledescription|valuetext)|caption|heading|hint|legend|placeholder|summary|tooltip)$|(label|title|description|message|placeholder|text|hint|caption|error)$/i;

/** Files with data that looks like text: look-alike letters, keyboard layouts, commands, demo people. */
const dataFiles = [
  /\bplates?\b[^.]*\.tsx?$/,
  /\/date-picker\/read-date\.ts$/,
  /\/commands\/read-closure\.ts$/,
  /\/dropdown\/find-items\.ts$/,
  /^kernel\/src\/typing\/(other-layout|pinyin|chinese-names)\.ts$/,
  /\/search\/(search-terms|name-conditions)\.ts$/,
  /\/line\/search-line\.ts$/,
  /\/common-password[^/]*\.ts$/,
  /^server\/src\/demo\//,
  /^server\/src\/modules\/[^/]+\/[^/]+\/messages\.ts$/,
  /^server\/src\/testing\//,
  /^web\/src\/dev\//,
];

/** Words that are not translated: plates, country codes, file types. */
const printed = /^(RUS|PDF|JPG|(?=.*\d)[\p{Lu}\p{Lo}\d -]+)$/u;

const isSpoken = (text: string) => letter.test(text) && !printed.test(text.trim());

type Finding = { readonly node: Node; readonly text: string };

/** The operands whose text may be shown: none of a comparison, only the right one of `a && b`. */
const operandsShown = ({ operator, left, right }: Node): unknown[] => {
  if (operator === '&&') return [right];
  return ['+', '||', '??'].includes(String(operator)) ? [left, right] : [];
};

/** The strings an expression can evaluate to: `a ? 'x' : 'y'`, `a && 'x'`, `'x' + a`, `(x)`. */
const stringsIn = (node: unknown): Finding[] => {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'StringLiteral':
      return [{ node, text: String(node.value) }];
    case 'TemplateLiteral':
      return [{ node, text: templateParts(node).join(' ') }];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
      return stringsIn(node.expression);
    case 'ConditionalExpression':
      return [...stringsIn(node.consequent), ...stringsIn(node.alternate)];
    case 'BinaryExpression':
      return operandsShown(node).flatMap(stringsIn);
    default:
      return [];
  }
};

const shown = (node: unknown): Finding[] => stringsIn(node).filter(({ text }) => isSpoken(text));

const attributeName = ({ name }: Node): string => {
  if (!isNode(name)) return '';
  if (name.type !== 'JSXNamespacedName') return String(name.value);
  return `${String((name.namespace as Node).value)}:${String((name.name as Node).value)}`;
};

const inJsx = (node: Node): Finding[] => {
  if (node.type === 'JSXText')
    return isSpoken(String(node.value)) ? [{ node, text: String(node.value) }] : [];
  if (node.type === 'JSXAttribute') return spoken.test(attributeName(node)) ? shown(node.value) : [];
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
  const children = (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer');
  return children.flatMap(shown);
};

/**
 * Finds texts in objects such as `openDialog({ title: 'Sure?' })`. A single lower-case word or a dotted key is
 * an identifier, not a text.
 */
const inObjects = (node: Node): Finding[] => {
  if (node.type !== 'KeyValueProperty' || !isNode(node.key) || !spoken.test(String(node.key.value)))
    return [];
  return shown(node.value).filter(({ text }) => /\s/.test(text.trim()) || /^\p{Lu}\p{Ll}/u.test(text));
};

const inAnyLanguageButEnglish = (node: Node): Finding[] => {
  if (!['StringLiteral', 'TemplateLiteral', 'JSXText', 'RegExpLiteral'].includes(node.type)) return [];
  const text =
    node.type === 'TemplateLiteral' ? templateParts(node).join(' ') : String(node.value ?? node.pattern);
  return cyrillicOrHan.test(text) ? [{ node, text }] : [];
};

export const findLiteralText = ({ file, text, tree }: ParsedSource): string[] => {
  const findings = new Map<number, string>();
  const isWeb = file.startsWith('web/');
  const isData = dataFiles.some((pattern) => pattern.test(file));
  walk(tree, (node) => {
    const found = isWeb ? [...inJsx(node), ...inObjects(node)] : [];
    if (!isData) found.push(...inAnyLanguageButEnglish(node));
    for (const one of found)
      findings.set(
        (one.node.span as { start: number }).start,
        `${file}:${lineOf(text, one.node)} ${one.text.trim()}`,
      );
  });
  return [...findings.values()];
};
