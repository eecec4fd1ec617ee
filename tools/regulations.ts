import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { marked } from 'marked';
import { chromiumArguments, findChromium } from './lib/find-chromium.ts';
import { inRoot } from './lib/paths.ts';

const style = `@page{size:A4;margin:20mm}body{font:11pt/1.5 "DejaVu Sans","Noto Sans CJK SC",sans-serif;color:#0d1b36}
h1{font-size:18pt;line-height:1.25}h2{margin:1.4em 0 .4em;font-size:13pt;break-after:avoid}li{margin:.25em 0}`;

/** The footer links the Russian file, and the pages of information link the others. */
const editions = [
  { language: 'ru', tag: 'ru', file: 'regulations.pdf' },
  { language: 'en', tag: 'en', file: 'regulations.en.pdf' },
  { language: 'cn', tag: 'zh-CN', file: 'regulations.cn.pdf' },
];

/** Renders content/regulations.*.md to PDF. The PDFs are committed, so that serving them needs no browser. */
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumArguments,
  ...(executablePath && { executablePath }),
});
for (const { language, tag, file } of editions) {
  const text = await readFile(inRoot(`content/regulations.${language}.md`), 'utf8');
  const html = `<!doctype html><html lang="${tag}"><meta charset="utf-8"><title>${text.split('\n')[0]?.slice(2)}</title><style>${style}</style>${await marked.parse(text)}</html>`;
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.setContent(html);
  await page.pdf({ path: inRoot(`content/${file}`), preferCSSPageSize: true, tagged: true });
  await page.close();
}
await browser.close();
