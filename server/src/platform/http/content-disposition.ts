const percent = (text: string) =>
  `%${text.codePointAt(0)?.toString(16).toUpperCase().padStart(2, '0') ?? ''}`;

/** RFC 6266: an ASCII name for every client, plus the real name in UTF-8 (RFC 8187). */
export const contentDisposition = (type: 'inline' | 'attachment', name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]/gu, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percent);
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
