import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import card from '../../ui/card/card.module.css';
import layout from '../../ui/layout/layout.module.css';
import { PagedList } from '../../ui/paged-list/paged-list.tsx';
import { Choice, Choices, Example } from '../choice.tsx';
import { afterAWhile, brokenAnswer } from '../fake-answers.ts';

type Row = { readonly id: string; readonly number: number; readonly reading: number };

const answers = ['ok', 'broken', 'empty'] as const;
type Answer = (typeof answers)[number];

const rowsAtStart = 30;
const refreshMs = 60_000;
const idOf = ({ id }: Row) => id;

/** Simulates a table with concurrent inserts: new rows appear at the top, so pages shift. */
const createTable = () => {
  let added = 0;
  let readings = 0;
  return {
    add: () => {
      added += 1;
    },
    page: (page: number, size: number) => {
      if (page === 0) readings += 1;
      const numbers = Array.from({ length: rowsAtStart + added }, (_, place) => place + 1 - added);
      const content = numbers
        .slice(page * size, (page + 1) * size)
        .map((number): Row => ({ id: String(number), number, reading: readings }));
      return { content, last: (page + 1) * size >= numbers.length };
    },
  };
};

export const PagedListSection = () => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [table] = useState(createTable);
  const [answer, setAnswer] = useState<Answer>('ok');
  const latestAnswer = useRef<Answer>('ok');

  const choose = (next: Answer) => {
    latestAnswer.current = next;
    setAnswer(next);
  };
  const fetchPage = async (page: number, size: number, signal: AbortSignal) => {
    await afterAWhile(150, signal);
    if (latestAnswer.current === 'broken') throw brokenAnswer();
    return latestAnswer.current === 'empty' ? { content: [], last: true } : table.page(page, size);
  };
  return (
    <Example title={t('gallery.pagedList.example')}>
      <Choices>
        <Choice
          label={t('gallery.pagedList.answer')}
          value={answer}
          options={answers.map((one) => [one, t(`gallery.pagedList.answers.${one}`)] as const)}
          onChange={choose}
        />
      </Choices>
      <div className={layout.row}>
        <Button variant="default" onClick={table.add}>
          {t('gallery.pagedList.shift')}
        </Button>
        <Button variant="default" onClick={() => client.resetQueries({ queryKey: ['gallery', 'rows'] })}>
          {t('gallery.pagedList.reload')}
        </Button>
      </div>
      <div>
        <PagedList
          queryKey={['gallery', 'rows']}
          fetchPage={fetchPage}
          size={12}
          refreshMs={refreshMs}
          idOf={idOf}
          label={t('gallery.pagedList.label')}
          renderRow={({ number, reading }) => (
            <div className={`${card.card} ${layout.stack} ${layout.tight}`}>
              <strong>{t('gallery.pagedList.row', { number })}</strong>
              <span>{t('gallery.pagedList.refreshed', { count: reading })}</span>
            </div>
          )}
        />
      </div>
    </Example>
  );
};
