export const entryCardId = (id: string) => `waiting-${id}`;

export const focusEntry = (id: string) => {
  const card = document.getElementById(entryCardId(id));
  card?.scrollIntoView({ block: 'nearest' });
  card?.focus({ preventScroll: true });
};
