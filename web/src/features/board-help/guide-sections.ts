export type GuideSection = { readonly id: string; readonly title: string; readonly text: string };

/** Splits a text at its headings, so that parts can be found alone. Ids are numbers, because titles are translated. */
export const guideSections = (markdown: string): readonly GuideSection[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((part, place) => {
      const [title = '', ...lines] = part.split('\n');
      return { id: `part-${place + 1}`, title: title.trim(), text: lines.join('\n').trim() };
    });

/** True if the part contains every typed word, in upper or lower case. */
export const isAbout = ({ title, text }: GuideSection, typed: string): boolean => {
  const all = `${title}\n${text}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};
