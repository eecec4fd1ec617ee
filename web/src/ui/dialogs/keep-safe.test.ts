import { expect, test } from 'vitest';
import { keepSafe, type SourceNode } from './keep-safe.ts';

const text = (nodeValue: string): SourceNode => ({
  nodeType: 3,
  nodeName: '#text',
  nodeValue,
  childNodes: [],
});

const comment: SourceNode = { nodeType: 8, nodeName: '#comment', nodeValue: 'hidden', childNodes: [] };

const element = (
  nodeName: string,
  childNodes: readonly SourceNode[],
  attributes: Record<string, string> = {},
): SourceNode => ({
  nodeType: 1,
  nodeName,
  nodeValue: null,
  childNodes,
  getAttribute: (name) => attributes[name] ?? null,
});

const linkTo = (href: string) => keepSafe([element('A', [text('go')], { href, onclick: 'steal()' })]);

test('simple markup stays, without its attributes', () => {
  const nodes = [element('P', [text('one '), element('B', [text('two')])], { style: 'x', onclick: 'y' })];
  expect(keepSafe(nodes)).toEqual([
    { tag: 'p', attributes: {}, children: ['one ', { tag: 'b', attributes: {}, children: ['two'] }] },
  ]);
});

test.each(['SCRIPT', 'STYLE', 'IFRAME', 'svg', 'math', 'TEMPLATE', 'NOSCRIPT'])(
  '%s goes with all it holds',
  (name) => {
    expect(keepSafe([text('a'), element(name, [element('B', [text('evil')])]), text('b')])).toEqual([
      'a',
      'b',
    ]);
  },
);

test.each(['FORM', 'TABLE', 'MARQUEE', 'IMG', 'X-CUSTOM'])('%s leaves only its text', (name) => {
  expect(keepSafe([element(name, [text('kept')], { src: 'x', onerror: 'steal()' })])).toEqual(['kept']);
});

test('comments are dropped', () => {
  expect(keepSafe([comment, text('seen')])).toEqual(['seen']);
});

test.each(['https://example.com/a?b=c', 'mailto:help@example.com', 'tel:+79145550123'])(
  'a link to %s keeps its address and opens apart',
  (href) => {
    expect(linkTo(href)).toEqual([
      { tag: 'a', attributes: { href, target: '_blank', rel: 'noopener noreferrer' }, children: ['go'] },
    ]);
  },
);

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//example.com',
  '',
])('a link to %j loses its address', (href) => {
  expect(linkTo(href)).toEqual([{ tag: 'a', attributes: {}, children: ['go'] }]);
});
