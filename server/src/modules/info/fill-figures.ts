const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

const asText = (value: string) => value.replaceAll(/[\\`*_[\]<>|~&]/g, '\\$&');

/** Fills in placeholders; unknown names stay in the text and are returned. */
export const fillFigures = (markdown: string, figures: Readonly<Record<string, string>>) => {
  const unknown = new Set<string>();
  const text = markdown.replaceAll(placeholder, (_whole, name: string) => {
    const value = Object.hasOwn(figures, name) ? figures[name] : undefined;
    if (value !== undefined) return asText(value);
    unknown.add(name);
    return `‹${asText(name)}›`;
  });
  return { text, unknown: [...unknown] };
};
