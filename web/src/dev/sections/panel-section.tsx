import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { ListWithPanel } from '../../ui/panel/list-with-panel.tsx';
import { PanelContent } from '../../ui/panel/panel-content.tsx';
import { PanelSection as Part } from '../../ui/panel/panel-section.tsx';
import { SidePanel } from '../../ui/panel/side-panel.tsx';
import table from '../../ui/table/data-table.module.css';
import { DataTable, type Sort } from '../../ui/table/data-table.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import text from '../../ui/text/text.module.css';
import { Choice, Choices, Example } from '../choice.tsx';
import { brokenAnswer } from '../fake-answers.ts';

const total = 14;
const answers = ['ok', 'never', 'broken', 'gone'] as const;
type Answer = (typeof answers)[number];

const answerOf = (answer: Answer, id: string): Promise<string> => {
  if (answer === 'never') return new Promise(() => undefined);
  if (answer === 'broken') return Promise.reject(brokenAnswer());
  return answer === 'gone' ? Promise.reject(new ApiError(404, null)) : Promise.resolve(id);
};

type DetailsProps = { readonly id: string; readonly answer: Answer; readonly onOpen: (id?: string) => void };

const Details = ({ id, answer, onOpen }: DetailsProps) => {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: ['gallery', 'panel', id, answer],
    queryFn: () => answerOf(answer, id),
    retry: false,
  });
  const place = Number(id);
  return (
    <SidePanel
      label={t('gallery.panel.open', { number: id })}
      rowId={id}
      steps={{
        place,
        total,
        onPrevious: place > 1 ? () => onOpen(String(place - 1)) : undefined,
        onNext: place < total ? () => onOpen(String(place + 1)) : undefined,
      }}
      onClose={() => onOpen()}
      footer={<Button>{t('gallery.panel.act')}</Button>}
    >
      <PanelContent query={query} notFound={t('gallery.panel.notFound')}>
        {(number) => <Part title={t('gallery.panel.title')}>{t('gallery.panel.text', { number })}</Part>}
      </PanelContent>
    </SidePanel>
  );
};

export const PanelSection = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string>();
  const [answer, setAnswer] = useState<Answer>('ok');
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(10);
  const [sort, setSort] = useState<Sort<'number'>>();
  const all = Array.from({ length: total }, (_, place) => String(place + 1));
  const sorted = sort?.direction === 'DESC' ? all.reverse() : all;
  const ids = sorted.slice(page * size, (page + 1) * size);
  const keys = useRowKeys(ids);
  return (
    <Example title={t('gallery.panel.example')}>
      <Choices>
        <Choice
          label={t('gallery.panel.answer')}
          value={answer}
          options={answers.map((one) => [one, t(`gallery.panel.answers.${one}`)] as const)}
          onChange={setAnswer}
        />
      </Choices>
      <ListWithPanel panel={open && <Details id={open} answer={answer} onOpen={setOpen} />}>
        <DataTable
          label={t('gallery.panel.label')}
          columns={[
            { key: 'number', label: t('gallery.panel.columns.number'), sortBy: 'number' },
            { key: 'name', label: t('gallery.panel.columns.name') },
          ]}
          sort={sort}
          onSort={setSort}
          rowKeys={keys.list}
        >
          {ids.map((id) => (
            <tr key={id} className={table.row} data-open={id === open}>
              <td>
                <a
                  href={`#row-${id}`}
                  className={table.link}
                  {...keys.row(id)}
                  onClick={(event) => {
                    event.preventDefault();
                    setOpen(id);
                  }}
                >
                  {t('gallery.panel.open', { number: id })}
                </a>
              </td>
              <td>
                {t('gallery.panel.title')}
                <span className={text.second}>{id}</span>
              </td>
            </tr>
          ))}
        </DataTable>
        <Pager
          page={page}
          size={size}
          count={ids.length}
          total={total}
          isLast={(page + 1) * size >= total}
          onPage={setPage}
          onSize={setSize}
        />
      </ListWithPanel>
    </Example>
  );
};
