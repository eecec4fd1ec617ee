import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { marked } from 'marked';
import { chromiumArguments, findChromium } from './lib/find-chromium.ts';
import { inRoot } from './lib/paths.ts';

const style = `@page{size:A4;margin:20mm}body{font:11pt/1.5 "DejaVu Sans",sans-serif;color:#0d1b36}
h1{font-size:18pt;line-height:1.25}h2{margin:1.4em 0 .4em;font-size:13pt;break-after:avoid}li{margin:.25em 0}`;

/** Renders content/regulations.ru.md to PDF. The PDF is committed, so that serving it needs no browser. */
const text = await readFile(inRoot('content/regulations.ru.md'), 'utf8');
const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><title>${text.split('\n')[0]?.slice(2)}</title><style>${style}</style>${await marked.parse(text)}</html>`;
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArguments,
  ...(executablePath && { executablePath }),
});
const page = await browser.newPage({ javaScriptEnabled: false });
await page.setContent(html);
await page.pdf({ path: inRoot('content/regulations.pdf'), preferCSSPageSize: true, tagged: true });
await browser.close();
