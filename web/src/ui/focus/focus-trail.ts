/** An element and all that it stands in, innermost first. */
export type FocusTrail = readonly Element[];

/** Where somebody who has lost their place goes on: each says by itself where that is. */
const places = 'article, section[aria-labelledby], [data-panel], [role="dialog"], [role="alertdialog"], main';

const trailOf = (element: Element | null): FocusTrail => {
  const trail: Element[] = [];
  for (let one = element; one !== null && one !== document.body; one = one.parentElement) trail.push(one);
  return trail;
};

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

let latest: FocusTrail = [];

/** Where the focus is, or was last: what has it may have been disabled, as a form's button is while it is sent. */
export const currentTrail = (): FocusTrail => (isNowhere() ? latest : trailOf(document.activeElement));

/** To the element itself; when it is gone or disabled, to the nearest place around it that is still there. */
export const giveFocusTo = ([element, ...around]: FocusTrail) => {
  if (element instanceof HTMLElement && !element.matches(':disabled')) {
    element.focus();
    if (element === document.activeElement) return;
  }
  const place = around.find((one) => one.isConnected && one.matches(places));
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
};

/** Whether the focus is in a dialog over the page: what comes up behind it must not take it away. */
export const isFocusInDialog = () =>
  (document.activeElement?.closest('dialog, [role="dialog"][aria-modal="true"], [role="alertdialog"]') ??
    null) !== null;

/** Whether the focus has been lost from an element, or has only got as far as what is around it. */
export const isFocusLostFrom = ([element]: FocusTrail) =>
  isNowhere() || (element !== undefined && document.activeElement?.contains(element) === true);

/** Whoever knows better where the focus belongs goes first, and effects may wait for the next frame. */
const patienceMs = 100;

/** Browsers drop the focus of what is removed: from then on the next Tab would start at the top of the page. */
export const keepFocus = () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restore = () => {
    if (isNowhere()) giveFocusTo(latest);
    latest = isNowhere() ? [] : currentTrail();
  };
  const observer = new MutationObserver(() => {
    if (latest[0]?.isConnected !== false) return;
    clearTimeout(timer);
    timer = setTimeout(restore, patienceMs);
  });
  const onFocusIn = () => {
    latest = currentTrail();
  };
  document.addEventListener('focusin', onFocusIn);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
  };
};
