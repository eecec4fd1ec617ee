import { rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Screen } from './shots.list.ts';
import { fileOf, sizesOf, visits } from './variants.ts';

const style = `
  body { margin: 24px; width: max-content; font: 14px system-ui; background: #8a94a6; color: #0b1220 }
  h1 { font-size: 20px }
  .row { display: flex; gap: 16px; align-items: flex-start; margin-bottom: 24px }
  figure { margin: 0 } figcaption { padding: 4px 0 } img { display: block; zoom: 0.4 }
`;

const figure = (file: string) =>
  `<figure><figcaption>${file.replace('.png', '')}</figcaption><img src="${file}"></figure>`;

/** One picture with all pictures of a screen: a row for each language and theme, a column for each width. */
export const makeContactSheet = async (browser: Browser, screen: Screen, folder: string, target: string) => {
  const rows = visits.map(
    (visit) =>
      `<div class="row">${sizesOf(screen)
        .map(({ width }) => figure(fileOf(visit, width)))
        .join('')}</div>`,
  );
  const html = `${folder}/sheet.html`;
  await writeFile(
    html,
    `<!doctype html><meta charset="utf-8"><style>${style}</style><h1>${screen.name}</h1>${rows.join('')}`,
  );
  const page = await browser.newPage({ viewport: { width: 1740, height: 900 } });
  try {
    await page.goto(pathToFileURL(html).href);
    await page.screenshot({ path: target, fullPage: true });
  } finally {
    await page.close();
    await rm(html);
  }
};
