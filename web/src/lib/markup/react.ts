/** What has been drawn: text in which everything that is not a tag is escaped already. */
type Markup = { readonly markup: string };

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => unknown;

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const childrenOf = (children: unknown): string => {
  if (Array.isArray(children)) return children.map(childrenOf).join('');
  if (typeof children === 'object' && children && 'markup' in children) return String(children.markup);
  return children == null || typeof children === 'boolean' ? '' : escaped(String(children));
};

const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for', tabIndex: 'tabindex' };
const notWritten = /^(children|key|ref|on[A-Z].*)$/;

const styleText = (style: Props) =>
  Object.entries(style)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

const attribute = ([name, value]: [string, unknown]): string => {
  const isSaidInWords = /^(aria|data)-/.test(name);
  if (notWritten.test(name) || value == null || (value === false && !isSaidInWords)) return '';
  const written = names[name] ?? name;
  if (value === true && !isSaidInWords) return ` ${written}`;
  return ` ${written}="${escaped(name === 'style' ? styleText(value as Props) : String(value))}"`;
};

const withoutEnd = new Set(['input', 'img', 'br', 'hr']);

/**
 * Components drawn once, as text, where React is not there yet: this stands in for it in what the page shows before the
 * code comes (tools/build/draft-script.ts). They keep no state and hear nothing.
 */
export const jsx = (type: string | Component, props: Props): Markup => {
  if (typeof type === 'function') return { markup: childrenOf(type(props)) };
  const start = `<${type}${Object.entries(props).map(attribute).join('')}>`;
  return { markup: withoutEnd.has(type) ? start : `${start}${childrenOf(props.children)}</${type}>` };
};

/** @alias Compilers name it where there are several children. */
export const jsxs = jsx;

export const Fragment = ({ children }: Props): unknown => children;

/** Nothing is to be kept, and nothing follows. */
export const useRef = <T>(current: T): { current: T } => ({ current });
export const useLayoutEffect = (): void => undefined;

export const markupOf = (drawn: unknown): string => childrenOf(drawn);
