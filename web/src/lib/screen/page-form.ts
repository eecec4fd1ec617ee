const formInPage = () => document.querySelector<HTMLFormElement>('body > .skeleton form');

/**
 * What people have typed so far into the form that stood in the page before the code came (web/skeletons/login.html), by
 * the fields' names. Empty once another form has taken its place.
 */
export const typedInPage = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(formInPage()?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]),
  );

const twinOf = (focused: Element): string => {
  if (!(focused instanceof HTMLInputElement)) return 'button[type="submit"]';
  const { name, type, value } = focused;
  return `input[name="${name}"]${type === 'radio' ? `[value="${value}"]` : ''}`;
};

/** public/boot.js has marked what was pressed. Done once the screen stands: a link leads away from it. */
const pressAgain = (form: HTMLFormElement) => {
  const pressed = document.querySelector('body > .skeleton [aria-busy]');
  if (pressed instanceof HTMLFormElement) form.requestSubmit();
  const address = pressed?.getAttribute('href');
  const link = address && document.querySelector<HTMLElement>(`#root main a[href="${address}"]`);
  if (link) setTimeout(() => link.click());
};

/** Puts the caret where it stood in the page's form, and does what was pressed there. */
export const goOnInPlaceOfPage = (form: HTMLFormElement): void => {
  const focused = document.activeElement;
  if (focused?.closest('body > .skeleton')) {
    const twin = form.querySelector<HTMLElement>(twinOf(focused));
    twin?.focus({ preventScroll: true });
    const isTyped = focused instanceof HTMLInputElement && focused.selectionStart !== null;
    if (isTyped && twin instanceof HTMLInputElement)
      twin.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }
  pressAgain(form);
};
