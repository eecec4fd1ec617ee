import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { infoPageQuery } from '../../domain/checkpoint/info-page.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/screen/use-page-title.ts';
import card from '../../ui/card/card.module.css';
import { SearchInput } from '../../ui/fields/search-input.tsx';
import layout from '../../ui/layout/layout.module.css';
import sides from '../../ui/layout/sides.module.css';
import { Markdown } from '../../ui/markdown/markdown.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import text from '../../ui/text/text.module.css';
import styles from './help-page.module.css';

type GuideSection = { readonly id: string; readonly title: string; readonly text: string };

/** Splits a text at its headings, so that parts can be found alone. Ids are numbers, because titles are translated. */
export const guideSections = (markdown: string): readonly GuideSection[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((part, place) => {
      const [title = '', ...lines] = part.split('\n');
      return { id: `part-${place + 1}`, title: title.trim(), text: lines.join('\n').trim() };
    });

export const isAbout = ({ title, text }: GuideSection, typed: string): boolean => {
  const all = `${title}\n${text}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};

const Guide = ({ markdown }: { readonly markdown: string }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const shown = guideSections(markdown).filter((part) => isAbout(part, typed.trim()));
  return (
    <div className={`${sides.sides} ${styles.guide}`}>
      <nav className={`${layout.stack} ${styles.contents}`} aria-label={t('help.contents')}>
        <SearchInput
          aria-label={t('help.search')}
          placeholder={t('help.search')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ol>
          {shown.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        <p role="status" className={text.hint}>
          {shown.length === 0 && t('help.nothing', { typed })}
        </p>
      </nav>
      <div className={layout.stack}>
        {shown.map(({ id, title, text: part }) => (
          <section key={id} id={id} className={`${card.card} ${styles.part}`} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <Markdown text={part} below={2} />
          </section>
        ))}
      </div>
    </div>
  );
};

/** The guide, ordered by tasks. It is content of the installation, so a checkpoint may add its own rules. */
export const HelpPage = () => {
  const { t } = useTranslation();
  const query = useQuery(infoPageQuery('operators', currentLanguage()));
  const title = query.data?.title || t('console.help.title');
  usePageTitle(title);
  return (
    <div className={layout.stack}>
      <h1>{title}</h1>
      <Loaded query={query} skeleton={<SkeletonRows rows={8} />}>
        {({ text: markdown }) => <Guide markdown={markdown} />}
      </Loaded>
    </div>
  );
};
