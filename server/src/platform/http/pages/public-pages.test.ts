import { expect, test } from 'vitest';
import type { Context } from '../../context/context.ts';
import { announcePage } from './public-pages.ts';

const html = '<!doctype html>\n<html lang="ru">\n<head><title>Октет</title></head></html>';

test('a public page is announced in the language of its reader, and nothing in its words is markup', () => {
  const ctx = { language: 'EN', config: { publicUrl: 'https://oktet.example' } } as Context;
  const page = announcePage(html, ctx, '/info/acp', {
    title: 'About the <b>checkpoint</b>',
    description: '"></head><script>1</script>',
  });
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<title>About the &lt;b&gt;checkpoint&lt;/b&gt; · Oktet</title>');
  expect(page).toContain('<meta property="og:url" content="https://oktet.example/info/acp" />');
  expect(page).not.toContain('<script');
});
