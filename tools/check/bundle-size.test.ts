import { expect, test } from 'vitest';
import { composePage } from '../build/page-html.ts';
import { sayInAll } from '../build/page-words.ts';
import { filesNamedIn } from './first-screens.ts';

const built = `<head>
    <title>Oktet</title>
    <script src="/boot.js"></script>
    <script type="module" crossorigin src="/static/driver.js"></script>
    <link rel="modulepreload" crossorigin href="/static/other.js">
    <link rel="stylesheet" crossorigin href="/static/other.css">
  </head>
  <body><div id="root"></div></body>`;

const page = composePage(built, {
  files: { scripts: ['static/framework.js', 'static/driver.js'], styles: ['static/shell.css'] },
  boot: 'static/boot.js',
  told: { ru: '/static/words-ru.json', screen: 'booking' },
  skeleton: '<div class="skeleton"></div>',
  skeletonStyles: 'body{margin:0}',
});

test('a page names the files of its screen and no others, each counted once', () => {
  expect(filesNamedIn(page)).toEqual([
    'static/boot.js',
    'static/framework.js',
    'static/driver.js',
    'static/shell.css',
  ]);
});

test('the skeleton is painted without the style sheets, and the screen with them', () => {
  expect(page.indexOf('class="skeleton"')).toBeGreaterThan(0);
  expect(page.indexOf('class="skeleton"')).toBeLessThan(page.indexOf('shell.css'));
  expect(page.indexOf('shell.css')).toBeLessThan(page.indexOf('id="root"'));
  expect(page).toContain(
    '<script src="/static/boot.js" data-ru="/static/words-ru.json" data-screen="booking"></script>',
  );
});

test('a page that the build has given another form is not passed on half done', () => {
  const parts = { files: { scripts: [], styles: [] }, boot: '', told: {}, skeleton: '', skeletonStyles: '' };
  expect(() => composePage('<div id="root"> </div>', parts)).toThrow(/another form/);
});

test('words of a skeleton are said in every language, and one that is missing is noticed', () => {
  const said = sayInAll('<h1>{{login.title}}</h1>', (language) => ({
    login: { title: `${language} < R&D` },
  }));
  expect(said).toBe(
    '<h1><span lang="ru">ru &lt; R&amp;D</span><span lang="en">en &lt; R&amp;D</span><span lang="zh-CN">cn &lt; R&amp;D</span></h1>',
  );
  expect(() => sayInAll('{{login.other}}', () => ({ login: {} }))).toThrow(/login\.other/);
});
