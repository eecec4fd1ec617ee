import type { PageFiles } from './page-files.ts';

export type PageParts = {
  readonly files: PageFiles;
  /** Address of boot.js, and what it is told: the words' addresses, the screen. */
  readonly boot: string;
  readonly told: Readonly<Record<string, string>>;
  readonly skeleton: string;
  readonly skeletonStyles: string;
};

const bundlersLinks = /\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;
const bootScript = /<script src="\/boot\.js"><\/script>/;
const emptyRoot = '<div id="root"></div>';

/**
 * The application's page as one of its screens needs it. Styles come after the skeleton, which has its own: what
 * stands before a style sheet is painted without it. They come before the root, which is
 * never drawn without them.
 */
export const composePage = (
  html: string,
  { files, boot, told, skeleton, skeletonStyles }: PageParts,
): string => {
  const attributes = Object.entries(told).map(([name, value]) => ` data-${name}="${value}"`);
  const head = [
    `<style>${skeletonStyles}</style>`,
    `<script src="/${boot}"${attributes.join('')}></script>`,
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
  const body = [
    skeleton,
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    emptyRoot,
  ];
  if (!bootScript.test(html) || !html.includes(emptyRoot)) throw new Error('The page has another form');
  return html
    .replaceAll(bundlersLinks, '')
    .replace(bootScript, () => head.join('\n    '))
    .replace(emptyRoot, () => body.join('\n    '));
};
