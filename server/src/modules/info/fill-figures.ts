const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What Markdown would take for its own. */
const asText = (value: string) => value.replaceAll(/[\\`*_[\]<>|~&]/g, '\\$&');

/** The text with its figures; what nobody knows stays visible by its name, and is told. */
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
