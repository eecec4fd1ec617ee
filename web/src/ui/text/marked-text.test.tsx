import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkedText } from './marked-text.tsx';

const marks = { rules: (text: string) => <a href="/rules">{text}</a>, gate: (text: string) => <b>{text}</b> };
const markup = (text: string) => renderToStaticMarkup(<MarkedText text={text} marks={marks} />);

test('marked words are replaced where the translator put them', () => {
  expect(markup('<gate>B</gate> see <rules>the rules</rules>, <rules>again</rules>.')).toBe(
    '<b>B</b> see <a href="/rules">the rules</a>, <a href="/rules">again</a>.',
  );
});

test('other marks stay plain text', () => {
  expect(markup('1 < 2 <script>x</script> <gate>open')).toBe(
    '1 &lt; 2 &lt;script&gt;x&lt;/script&gt; &lt;gate&gt;open',
  );
});
