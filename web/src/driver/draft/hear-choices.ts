import { wallDay } from '../../domain/checkpoint/checkpoint-words.ts';

const inputOf = (within: Element, name: string, value: string) =>
  within.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);

/**
 * A day and a time can be chosen as on the screen itself. The times of another day are not known here: their place is
 * empty until the code asks for them.
 */
export const hearChoices = (draft: HTMLElement): void => {
  const times = draft.querySelector('.sk-times');
  const grid = times?.firstElementChild;
  const earliest = draft.querySelector<HTMLButtonElement>('button[value]');
  if (!times || !grid || !earliest) return;
  const shownDay = wallDay(earliest.value);
  const waiting = document.createElement('i');

  const showTimesOf = (day: string) => {
    const isKnown = day === shownDay;
    for (const slot of grid.querySelectorAll('input')) slot.checked = false;
    times.replaceChildren(isKnown ? grid : waiting);
    earliest.hidden = !isKnown;
  };
  for (const sign of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(sign, () => draft.setAttribute('data-used', ''), { once: true, passive: true });
  draft.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'booking-day') showTimesOf(target.value);
  });
  earliest.addEventListener('click', () => {
    const slot = inputOf(grid, 'booking-slot', earliest.value);
    if (slot) slot.checked = true;
    slot?.focus({ preventScroll: true });
  });
};
