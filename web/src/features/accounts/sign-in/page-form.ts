const formInPage = () => document.querySelector<HTMLFormElement>('body > .skeleton form');

/** Texts typed into the static form (web/skeletons/login.html) before the program ran, by field. */
export const typedInPage = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(formInPage()?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]),
  );

/** Moves the focus from the static form to the real one, which is submitted if the static one was. */
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
