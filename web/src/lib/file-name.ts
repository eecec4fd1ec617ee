const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** RFC 6266: prefers the extended name, because only that one supports other characters than ASCII. */
export const fileNameIn = (disposition: string | null): string | undefined => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition ?? '')?.[1];
  return (extended && decoded(extended)) || plain?.replace(/\\(.)/g, '$1') || undefined;
};
