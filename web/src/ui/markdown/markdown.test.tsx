import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

const draw = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

test.each([
  '<script>attack()</script>',
  '<img src=x onerror="attack()">',
  '[a](javascript:attack())',
  '[a](java&#115;cript:attack())',
  '[a](data:text/html,attack)',
  '![a](javascript:attack())',
  '![a](https://elsewhere.example/a.png)',
  '![a](/assets/info/../../download/a.svg)',
])('nothing of a hostile file runs or calls elsewhere: %s', (text) => {
  expect(draw(text)).not.toMatch(/<(script|img|iframe)|href="(javascript|data):/i);
});

test('a picture of the site is drawn', () => {
  expect(draw('![Табло](/assets/info/board.svg)')).toMatch(
    /<img src="\/assets\/info\/board.svg" alt="Табло"/,
  );
});
