import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../domain/search/command.ts';
import {
  type FoundThing,
  keyOf,
  openableAt,
  resultGroups,
  type SearchResult,
} from '../../domain/search/search-results.ts';
import { useSearch } from '../../domain/search/use-search.ts';
import { queryClient } from '../../lib/query-client.ts';
import { afterPaint } from '../../lib/screen/afterwards.tsx';
import { isComposing } from '../../lib/screen/is-composing.ts';
import { TextButton } from '../../ui/button/text-button.tsx';
import card from '../../ui/card/card.module.css';
import dialogs from '../../ui/dialogs/dialog-frame.module.css';
import { currentTrail, giveFocusTo } from '../../ui/focus/focus-trail.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import { ResultList } from './result-list.tsx';
import styles from './search-box.module.css';
import { useChosen } from './use-chosen.ts';

const key = ['board', 'search-recent'];
const kept = 5;

/**
 * Recently opened results. They are kept in the query cache, which sign-out clears, because names and plates must not
 * stay on a shared machine.
 */
const useRecent = () => {
  const { data = [] } = useQuery<readonly FoundThing[]>({
    queryKey: key,
    queryFn: () => queryClient.getQueryData<readonly FoundThing[]>(key) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const remember = (thing: FoundThing) => {
    const others = data.filter(({ id }) => id !== thing.id);
    queryClient.setQueryData(key, [thing, ...others].slice(0, kept));
  };
  return { recent: data, remember };
};

type SearchStateProps = {
  readonly search: ReturnType<typeof useSearch>;
  readonly typed: string;
  readonly count: number;
};

/** Shows the state of the search, which screen readers announce. */
const SearchState = ({ search, typed, count }: SearchStateProps) => {
  const { t } = useTranslation();
  const words = () => {
    if (search.isOffline) return t('boardSearch.offline');
    if (search.isSearching) return t('boardSearch.searching');
    if (search.hasFailed) return t('boardSearch.failed');
    if (typed.length === 1 && count === 0) return t('boardSearch.oneMore');
    if (typed !== '' && count === 0) return t('boardSearch.nothing', { typed });
    return typed === '' ? t('boardSearch.whatFor') : t('boardSearch.count', { count });
  };
  return (
    <div className={`${layout.apart} ${text.small} ${styles.state}`}>
      <span role="status">{words()}</span>
      {search.hasFailed && (
        <TextButton tabIndex={-1} onClick={search.askAgain}>
          {t('common.retry')}
        </TextButton>
      )}
    </div>
  );
};

const useTakenFocus = () => {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const opener = currentTrail();
    field.current?.focus();
    return () => giveFocusTo(opener);
  }, []);
  return field;
};

type Props = { readonly commands: readonly Command[]; readonly onClose: () => void };

/** The server takes no longer query. */
const longestQuestion = 100;

export const SearchBox = ({ commands, onClose }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const typed = text.trim();
  const search = useSearch(typed);
  const { recent, remember } = useRecent();
  const groups = resultGroups({ typed, found: search.found, recent, commands });
  const field = useTakenFocus();

  const open = (result: SearchResult) => {
    onClose();
    // The box closes first, because the next page may take a moment to render.
    if (result.kind === 'command') return void afterPaint(result.command.run);
    remember(result);
    afterPaint(() => void navigate({ to: openableAt[result.kind], params: { id: result.id } }));
  };
  const chosen = useChosen({ typed, groups, isSearching: search.isSearching, onOpen: open });

  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the box closes it, as Escape does by key.
    <div
      className={`${dialogs.overlay} ${styles.overlay}`}
      data-above-panels
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={(event) => {
        // Shortcuts of the page behind must not react.
        event.stopPropagation();
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onClose();
        // Tab stays here, because the field is the only element that takes the focus.
        if (event.key === 'Tab') event.preventDefault();
      }}
    >
      <div
        className={`${card.frame} ${styles.box}`}
        role="dialog"
        aria-modal="true"
        aria-label={t('boardSearch.title')}
      >
        <div className={`${layout.row} ${styles.line}`}>
          <Icon size={20} path="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M20 20l-4-4" />
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={t('boardSearch.title')}
            aria-expanded={groups.length > 0}
            aria-controls="search-results"
            aria-autocomplete="list"
            aria-activedescendant={chosen.active && keyOf(chosen.active)}
            placeholder={t('boardSearch.hint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={longestQuestion}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={chosen.onKeyDown}
          />
          <TextButton tabIndex={-1} onClick={onClose}>
            {t('boardSearch.close')}
          </TextButton>
        </div>
        <ResultList groups={groups} active={chosen.active} onOpen={open} onPoint={chosen.point} />
        <SearchState
          search={search}
          typed={typed}
          count={groups.reduce((sum, { results }) => sum + results.length, 0)}
        />
      </div>
    </div>,
    document.body,
  );
};
