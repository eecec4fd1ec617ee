import { saveBlob } from '../../lib/save-blob.ts';
import { contentTypeOf } from './check-selection.ts';

const revokeAfter = 600_000;

/** Revokes the blob's URL only after its tab was closed. */
const revokeWhenClosed = (tab: Window, url: string) => {
  const timer = setInterval(() => {
    if (!tab.closed) return;
    clearInterval(timer);
    URL.revokeObjectURL(url);
  }, revokeAfter);
};

/** The tab opens before the file is loaded, because browsers allow popups only during the click. */
export const previewFile = async (name: string, waitingText: string, load: () => Promise<Blob>) => {
  const tab = window.open('', '_blank');
  if (tab) tab.document.body.textContent = waitingText;
  try {
    const file = new Blob([await load()], { type: contentTypeOf(name) });
    if (tab === null) return saveBlob(file, name);
    const url = URL.createObjectURL(file);
    tab.location.replace(url);
    revokeWhenClosed(tab, url);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
