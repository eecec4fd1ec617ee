import { expect, test } from 'vitest';
import { Fragment, jsx, markupOf } from './react.ts';

test('markup is as the browser reads it', () => {
  const drawn = jsx('label', {
    className: 'slot',
    'data-gone': false,
    style: { inlineSize: '50%', '--width': 3 },
    onClick: () => undefined,
    children: [
      jsx('input', { type: 'radio', checked: true, disabled: false, 'aria-label': 'a "b"' }),
      false,
      7,
    ],
  });
  expect(markupOf(drawn)).toBe(
    '<label class="slot" data-gone="false" style="inline-size:50%;--width:3"><input type="radio" checked aria-label="a &#34;b&#34;">7</label>',
  );
});

test('what people have typed is text and nothing else', () => {
  const typed = '<img src=x onerror=alert(1)> & "co"';
  expect(markupOf(jsx(Fragment, { children: [typed, null, jsx('b', { title: typed })] }))).toBe(
    '&#60;img src=x onerror=alert(1)&#62; &#38; &#34;co&#34;<b title="&#60;img src=x onerror=alert(1)&#62; &#38; &#34;co&#34;"></b>',
  );
});
