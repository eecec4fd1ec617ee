import { askToLeave } from '../unsaved/ask-to-leave.ts';
import { hasUnsavedWork } from '../unsaved/unsaved-work.ts';
import { currentDialogs, subscribeToDialogs } from './dialog-stack.ts';

type Entry = { readonly __TSR_key?: string; readonly oktetDialog?: boolean } | null;

const current = (): Entry => window.history.state;

const isOurs = (entry: Entry) => entry?.oktetDialog === true;

const ownPage = (entry: Entry) => (isOurs(entry) ? entry?.__TSR_key : undefined);

const closeTop = async () => {
  const dialogs = currentDialogs();
  const top = dialogs.at(-1);
  if (!hasUnsavedWork(dialogs.length) || (await askToLeave('dialog'))) top?.dismiss();
};

/**
 * Makes Back close only the topmost dialog. An open dialog pushes a copy of the page's history entry, which
 * the router does not see. A dialog closed by a button leaves its entry for the next one, because removing
 * it would race with the following navigation; Back then skips it. `pageKey` is the router's current entry;
 * while it differs from the browser's, a navigation is pending and the router owns the history. Returns the
 * cleanup function.
 */
export const followDialogsInHistory = (pageKey: () => string | undefined) => {
  let standingOn = ownPage(current());

  const onStackChange = () => {
    const entry = current();
    if (currentDialogs().length === 0 || entry?.__TSR_key !== pageKey()) return;
    // Calls the browser's own pushState, because the router's patched one would take this for a navigation.
    if (!isOurs(entry)) History.prototype.pushState.call(window.history, { ...entry, oktetDialog: true }, '');
    standingOn = entry?.__TSR_key;
  };

  const onPop = (event: PopStateEvent) => {
    const entry = current();
    const page = entry?.__TSR_key;
    const isLeaving = standingOn === page && !isOurs(entry);
    standingOn = ownPage(entry);
    if (page !== pageKey() || !(isLeaving || isOurs(entry))) return;
    event.stopImmediatePropagation();
    if (!isLeaving) return;
    if (currentDialogs().length > 0) void closeTop();
    else window.history.back();
  };

  const stopWatching = subscribeToDialogs(onStackChange);
  window.addEventListener('popstate', onPop, { capture: true });
  return () => {
    stopWatching();
    window.removeEventListener('popstate', onPop, { capture: true });
  };
};
