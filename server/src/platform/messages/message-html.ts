import type { Language } from '#contract/common.ts';
import { escapeHtml } from './escape-html.ts';

type Parts = {
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
  readonly footer: string;
  readonly site: string;
  readonly code?: string;
};

const langs: Record<Language, string> = { RU: 'ru', EN: 'en', CN: 'zh-CN' };

// No text or background colours, and half-transparent borders, so that light and dark mail clients both work.
const font =
  "font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'PingFang SC','Microsoft YaHei',sans-serif";
const styles = {
  page: `margin:0 auto;padding:24px 16px;max-width:560px;${font}`,
  code: 'margin:24px 0;padding:16px;border:1px solid rgba(128,140,165,.5);border-radius:14px;text-align:center;font:700 34px/1.2 ui-monospace,Consolas,Menlo,monospace;letter-spacing:.2em;text-indent:.2em',
  text: 'margin:16px 0',
  footer: 'margin:32px 0 0;padding:16px 0 0;border-top:1px solid rgba(128,140,165,.5);font-size:13px',
};

/** Only our own URLs become links, never what a person typed. */
const withLinks = (line: string, site: string) =>
  line
    .split(/(https?:\/\/\S+)/)
    .map((part) =>
      part.startsWith(`${site}/`)
        ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');

const paragraph = (text: string, { code, site }: Parts) =>
  text === code
    ? `<p style="${styles.code}">${escapeHtml(text)}</p>`
    : `<p style="${styles.text}">${text
        .split('\n')
        .map((line) => withLinks(line, site))
        .join('<br>')}</p>`;

/** Escapes everything. */
export const messageHtml = (parts: Parts): string => {
  const paragraphs = parts.body.split('\n\n').map((text) => paragraph(text, parts));
  return `<!doctype html>
<html lang="${langs[parts.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(parts.subject)}</title>
</head>
<body style="margin:0">
<div style="${styles.page}">
${paragraphs.join('\n')}
<p style="${styles.footer}">${escapeHtml(parts.footer)}</p>
</div>
</body>
</html>
`;
};
