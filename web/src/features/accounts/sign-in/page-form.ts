const formInPage = () => document.querySelector<HTMLFormElement>('body > .skeleton form');

/** What was typed into the static form before the JavaScript loaded (web/skeletons/login.html), by field. */
export const typedInPage = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(formInPage()?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]),
  );

/** Moves the focus from the static form to the real one; submits if that was pressed (public/boot.js). */
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
