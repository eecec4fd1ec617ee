import { expect, test } from 'vitest';
import { findLiteralText } from './literal-text.ts';
import { parseSource } from './syntax.ts';

const find = async (text: string, file = 'web/src/features/booking/page.tsx') =>
  (await findLiteralText(await parseSource({ file, text }))).map((finding) => finding.replace(/^\S+ /, ''));

test.each([
  ['text between tags', '<p>Hello</p>', 'Hello'],
  ['a string in braces', "<p>{'Hello'}</p>", 'Hello'],
  ['one side of a condition', "<p>{busy ? 'Wait' : t('a.b')}</p>", 'Wait'],
  ['what follows &&', "<p>{failed && 'Sorry'}</p>", 'Sorry'],
  ['a template', '<p>{`Hello, ${name}`}</p>', 'Hello,'],
  ['a title', '<p title="Hello" />', 'Hello'],
  ['a label', "<Field label={'Name'} />", 'Name'],
  ['an accessible name', '<button aria-label="Close" />', 'Close'],
  ['a placeholder', '<input placeholder={`Name`} />', 'Name'],
  ['words handed to a dialog', "<b onClick={() => ask({ title: 'Are you sure?' })} />", 'Are you sure?'],
  ['Russian anywhere', "<b onClick={() => run('привет')} />", 'привет'],
])('%s is found', async (_, code, found) => {
  expect(await find(`export const A = () => ${code};`)).toEqual([found]);
});

test.each([
  ['translated text', "<p>{t('a.b')}</p>"],
  ['numbers and signs', '<p>12 · —</p>'],
  ['identifiers', '<p id="title" className="card" aria-labelledby="title" data-kind="russian" />'],
  ['comparisons', "<p>{kind === 'russian' && <b />}</p>"],
  ['keys handed on', "<b onClick={() => say({ title: 'dialogs.sure' })} />"],
  ['a plate', '<Plate text="А 123 ВК 75" />'],
])('%s is left alone', async (_, code) => {
  expect(await find(`export const A = () => ${code};`, 'web/src/dev/a.tsx')).toEqual([]);
});

test('the server may speak English to its operator, and no other language', async () => {
  const file = 'server/src/main.ts';
  expect(await find("console.error('The port is taken')", file)).toEqual([]);
  expect(await find('// комментарий\nthrow new Error(`занято ${port}`)', file)).toEqual(['занято']);
});

test('the line of a finding is told', async () => {
  const source = await parseSource({
    file: 'web/src/ui/a.tsx',
    text: '// ж\n\nexport const A = <p>Hello</p>;',
  });
  expect(findLiteralText(source)).toEqual(['web/src/ui/a.tsx:3 Hello']);
});
