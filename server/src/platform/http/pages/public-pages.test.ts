import { expect, test } from 'vitest';
import { announcePage } from './public-pages.ts';

const html = '<!doctype html>\n<html lang="ru">\n<head><title>Октет</title></head></html>';

test('a public page is announced in the language of its reader', () => {
  const page = announcePage(html, '/info/acp', 'EN', 'https://oktet.example');
  expect(page).toContain('<html lang="en">');
  expect(page).toContain('<title>About the checkpoint · Oktet</title>');
  expect(page).toContain('<meta property="og:url" content="https://oktet.example/info/acp" />');
  expect(page).not.toContain('<script');
});
