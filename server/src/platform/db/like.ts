/** Escapes wildcards. */
export const prefixPattern = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
