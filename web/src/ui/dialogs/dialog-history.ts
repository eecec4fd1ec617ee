import { askToLeave } from '../unsaved/ask-to-leave.ts';
import { hasUnsavedWork } from '../unsaved/unsaved-work.ts';
import { currentDialogs, subscribeToDialogs } from './dialog-stack.ts';

type Entry = { readonly __TSR_key?: string; readonly oktetDialog?: boolean } | null;

const current = (): Entry => window.history.state;

const isOurs = (entry: Entry) => entry?.oktetDialog === true;

/** The page of our own entry, when that is where the browser is. */
const ownPage = (entry: Entry) => (isOurs(entry) ? entry?.__TSR_key : undefined);

const closeTop = async () => {
  const dialogs = currentDialogs();
  const top = dialogs.at(-1);
  if (!hasUnsavedWork(dialogs.length) || (await askToLeave('dialog'))) top?.dismiss();
};

/**
 * Back closes the dialog on top and does nothing else, as on any phone. An open dialog stands on a history entry of
 * its own, a copy of its page's entry that the router never sees. It stays behind when the dialog is closed by a
 * button, for the next one: taking it away would race with whatever navigation follows. Back then goes on beyond it.
 * `pageKey` is the entry that the router believes to be at; while that is not the browser's, a navigation is being
 * asked about and history is the router's. Returns the way out.
 */
export const followDialogsInHistory = (pageKey: () => string | undefined) => {
  let standingOn = ownPage(current());

  const onStackChange = () => {
    const entry = current();
    if (currentDialogs().length === 0 || entry?.__TSR_key !== pageKey()) return;
    // Past the router's own version of this method, which would take it for a navigation.
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
