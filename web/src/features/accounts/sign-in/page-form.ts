const formInPage = () => document.querySelector<HTMLFormElement>('body > .skeleton form');

/** What was typed into the form that stands in the page before the code comes (web/skeletons/login.html), by field. */
export const typedInPage = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(formInPage()?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]),
  );

/** Moves the caret from the page's form to the real one, and submits if that was pressed there (public/boot.js). */
export const takeOverPageForm = (form: HTMLFormElement | null): void => {
  const before = formInPage();
  if (!before || !form) return;
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement && before.contains(focused)) {
    const field = form.querySelector<HTMLInputElement>(`input[name="${focused.name}"]`);
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  }
  if (before.hasAttribute('aria-busy')) form.requestSubmit();
};
