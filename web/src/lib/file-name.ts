const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The name that an answer gives its file (RFC 6266): the extended one first, since only that knows every letter. */
export const fileNameIn = (disposition: string | null): string | undefined => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition ?? '')?.[1];
  return (extended && decoded(extended)) || plain?.replace(/\\(.)/g, '$1') || undefined;
};
