import { contentTypeOf } from './check-selection.ts';

const revokeAfter = 600_000;

/** A link still looked at must keep working, so it goes only once its tab is closed. */
const revokeWhenClosed = (tab: Window, url: string) => {
  const timer = setInterval(() => {
    if (!tab.closed) return;
    clearInterval(timer);
    URL.revokeObjectURL(url);
  }, revokeAfter);
};

const saveInstead = (url: string, name: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfter);
};

/**
 * Shows a file in a new tab. The tab opens before the file is there, because browsers allow it only right at the
 * click; where they refuse even then, the file is saved.
 */
export const previewFile = async (name: string, waitingText: string, load: () => Promise<Blob>) => {
  const tab = window.open('', '_blank');
  if (tab) tab.document.body.textContent = waitingText;
  try {
    const url = URL.createObjectURL(new Blob([await load()], { type: contentTypeOf(name) }));
    if (tab === null) {
      saveInstead(url, name);
      return;
    }
    tab.location.replace(url);
    revokeWhenClosed(tab, url);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
