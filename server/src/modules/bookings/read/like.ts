/** The pattern of a text that begins so, whatever signs it holds. */
export const beginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
