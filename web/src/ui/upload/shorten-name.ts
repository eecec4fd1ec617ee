const shownCharacters = 40;

/** Counted in characters, not in UTF-16 units, so that nothing is cut in two. */
export const shortenName = (name: string): string => {
  const characters = [...name];
  return characters.length > shownCharacters ? `${characters.slice(0, shownCharacters).join('')}…` : name;
};
