export type FocusTrail = readonly Element[];

/** Landmarks that take the focus when the focused element is gone. */
const places = 'article, section[aria-labelledby], [data-panel], [role="dialog"], [role="alertdialog"], main';

const trailOf = (element: Element | null): FocusTrail => {
  const trail: Element[] = [];
  for (let one = element; one !== null && one !== document.body; one = one.parentElement) trail.push(one);
  return trail;
};

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

let latest: FocusTrail = [];

/** If nothing has the focus, where it was last, because a focused button that gets disabled loses it. */
export const currentTrail = (): FocusTrail => (isNowhere() ? latest : trailOf(document.activeElement));

/** If the element is gone or disabled, focuses the nearest landmark that is left. */
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

/** Content behind a dialog must not take the focus from it. */
export const isFocusInDialog = () =>
  (document.activeElement?.closest('dialog, [role="dialog"][aria-modal="true"], [role="alertdialog"]') ??
    null) !== null;

/** True also if the focus has only moved to an ancestor. */
export const isFocusLostFrom = ([element]: FocusTrail) =>
  isNowhere() || (element !== undefined && document.activeElement?.contains(element) === true);

/** Components that manage the focus themselves act within this time. */
const patienceMs = 100;

/** Keeps the focus near an element that was removed, because browsers would restart Tab at the top of the page. */
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
