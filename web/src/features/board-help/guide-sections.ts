export type GuideSection = { readonly id: string; readonly title: string; readonly text: string };

/** A text of several headings, so that each part can be found and shown alone. Ids go by place: titles are translated. */
export const guideSections = (markdown: string): readonly GuideSection[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((part, place) => {
      const [title = '', ...lines] = part.split('\n');
      return { id: `part-${place + 1}`, title: title.trim(), text: lines.join('\n').trim() };
    });

/** Every word that was typed must stand somewhere in the part, whatever its case. */
export const isAbout = ({ title, text }: GuideSection, typed: string): boolean => {
  const all = `${title}\n${text}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};
