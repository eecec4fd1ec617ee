export type Words = ReadonlyMap<string, string>;
export type Locales = { readonly ru: Words; readonly en: Words; readonly cn: Words };

const pluralSuffix = /(_ordinal)?_(zero|one|two|few|many|other)$/;
const tags = { ru: 'ru', en: 'en', cn: 'zh-CN' } as const;

export const flatten = (value: unknown, prefix = ''): Map<string, string> => {
  if (typeof value !== 'object' || value === null) return new Map([[prefix, value as string]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, prefix ? `${prefix}.${key}` : key)]),
  );
};

/** Strips plural suffixes: `places_few` → `places`, `place_ordinal_few` → `place`. */
const baseKey = (key: string, words: Words): string => {
  const base = key.replace(pluralSuffix, '');
  return base !== key && (words.has(`${base}_other`) || words.has(`${base}_ordinal_other`)) ? base : key;
};

type Grouped = ReadonlyMap<string, readonly string[]>;

const groupByBase = (words: Words): Grouped => Map.groupBy(words.keys(), (key) => baseKey(key, words));

export const baseKeys = (words: Words): Set<string> => new Set(groupByBase(words).keys());

const marksIn = (texts: readonly string[], dispensed?: string) => {
  const marks = texts.flatMap((text) => text.match(/\{\{[^}]*\}\}|<\/?\w+ ?\/?>|\$t\([^)]*\)/g) ?? []);
  return [...new Set(marks.map((mark) => mark.replaceAll(' ', '')))]
    .filter((mark) => mark !== dispensed)
    .sort()
    .join(' ');
};

const formsNeeded = (language: keyof Locales) => {
  const categories = (type: 'cardinal' | 'ordinal') =>
    new Intl.PluralRules(tags[language], { type }).resolvedOptions().pluralCategories;
  return {
    cardinal: categories('cardinal').map(String),
    ordinal: categories('ordinal').map((category) => `ordinal_${category}`),
  };
};

const pluralProblems = (language: keyof Locales, words: Words): string[] => {
  const { cardinal, ordinal } = formsNeeded(language);
  return [...groupByBase(words)].flatMap(([base, keys]) => {
    const needed = words.has(`${base}_ordinal_other`) ? ordinal : cardinal;
    const forms = keys.filter((key) => key !== base).map((key) => key.slice(base.length + 1));
    if (forms.length === 0) return [];
    const missing = needed.filter((form) => !forms.includes(form)).map((form) => `lacks ${base}_${form}`);
    const surplus = forms
      .filter((form) => !needed.includes(form))
      .map((form) => `has no form ${base}_${form}`);
    return [...missing, ...surplus].map((problem) => `${language}.json ${problem}`);
  });
};

/** An SMS is limited to one segment, so a translation may omit the code’s lifetime. */
const dispensable = (base: string) => (base.endsWith('.sms') ? '{{minutes}}' : undefined);

type ByLanguage<T> = Readonly<Record<keyof Locales, T>>;

const placeholderProblems = (base: string, locales: Locales, grouped: ByLanguage<Grouped>): string[] => {
  const textsIn = (language: keyof Locales) =>
    (grouped[language].get(base) ?? []).map((key) => locales[language].get(key) ?? '');
  const russian = marksIn(textsIn('ru'), dispensable(base));
  return (['en', 'cn'] as const)
    .map((language) => ({ language, marks: marksIn(textsIn(language), dispensable(base)) }))
    .filter(({ marks }) => marks !== russian)
    .map(
      ({ language, marks }) =>
        `${base}: ru has ${russian || 'no placeholder'}, ${language} ${marks || 'none'}`,
    );
};

export const compareLocales = (locales: Locales): string[] => {
  const languages = ['ru', 'en', 'cn'] as const;
  const grouped = {
    ru: groupByBase(locales.ru),
    en: groupByBase(locales.en),
    cn: groupByBase(locales.cn),
  };
  const all = new Set(languages.flatMap((language) => [...grouped[language].keys()]));
  const problems = languages.flatMap((language) => pluralProblems(language, locales[language]));
  for (const language of languages) {
    for (const key of all) if (!grouped[language].has(key)) problems.push(`${language}.json lacks ${key}`);
    for (const [key, text] of locales[language])
      if (typeof text !== 'string' || text.trim() === '')
        problems.push(`${language}.json has no words at ${key}`);
  }
  if (problems.length > 0) return problems;
  return [...all].flatMap((base) => placeholderProblems(base, locales, grouped));
};
