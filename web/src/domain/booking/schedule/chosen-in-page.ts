const chosenValue = (selector: string) =>
  document.querySelector<HTMLInputElement>(`body > .skeleton ${selector}`)?.value ?? null;

/** What was chosen in the draft that stood in the page before the code came; of days only one that it did not begin with. */
export const chosenInPage = () => ({
  wanted: chosenValue('input[name="booking-slot"]:checked'),
  wantedDay: chosenValue('input[name="booking-day"]:checked:not([checked])'),
});
