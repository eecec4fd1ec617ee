import { expect, test } from 'vitest';
import { sayInAll } from '../build/pages.ts';
import { filesNamedIn } from './first-screens.ts';

test('of a page the files are counted that it names, each once', () => {
  const page = `<script src="/static/boot.js"></script>
    <link rel="icon" href="/favicon.svg">
    <script type="module" src="/static/driver.js"></script>
    <link rel="modulepreload" href="/static/shell.js"><link rel="modulepreload" href="/static/shell.js">
    <link rel="stylesheet" href="/static/shell.css">`;
  expect(filesNamedIn(page)).toEqual([
    'static/boot.js',
    'static/driver.js',
    'static/shell.js',
    'static/shell.css',
  ]);
});

test('words of a skeleton are said in every language, and one that is missing is noticed', () => {
  const said = sayInAll('<h1>{{login.title}}</h1>', (language) => ({ login: { title: language } }));
  expect(said).toBe(
    '<h1><span lang="ru">ru</span><span lang="en">en</span><span lang="zh-CN">cn</span></h1>',
  );
  expect(() => sayInAll('{{login.other}}', () => ({ login: {} }))).toThrow(/login\.other/);
});
