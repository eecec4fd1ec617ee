import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next, { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import en from '../../../../../locales/en.json' with { type: 'json' };
import { reportQuery } from '../report-calls.ts';
import { ForecastCard } from './forecast-card.tsx';

const period = {
  preset: 'week',
  from: '2026-11-14',
  to: '2026-11-20',
  previousFrom: '2026-11-07',
  previousTo: '2026-11-13',
} as const;

const words = createInstance();

beforeAll(async () => {
  await words.init({
    lng: 'en',
    resources: { en: { translation: en } },
    interpolation: { escapeValue: false },
  });
  // Numbers are written in the language of the application.
  await i18next.init({ lng: 'en' });
});

const draw = (calledEarly: number, calledLate: number) => {
  const client = new QueryClient();
  const figures = { trucks: 1000, share: 1 - (calledEarly + calledLate) / 1000, calledEarly, calledLate };
  const data = {
    total: {
      ...figures,
      medianEarlyMinutes: calledEarly > 0 ? 5 : null,
      medianLateMinutes: calledLate > 0 ? 25 : null,
    },
    previous: { share: null },
  };
  client.setQueryData(reportQuery('accuracy', period, 'day').queryKey, data as never);
  return renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <MantineProvider>
        <QueryClientProvider client={client}>
          <ForecastCard period={period} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nextProvider>,
  );
};

test('what counts as called when promised is explained beside the figure', () => {
  expect(draw(1, 1)).toMatch(/of trucks were called when promised.*role="tooltip".*told at check-in/s);
});

test('how late trucks were called is told with their number, and only if there are any', () => {
  const some = draw(100, 3);
  expect(some).toContain('late &lt;1%');
  expect(some).toContain('3 late, median');
  expect(some.match(/flex:/g)).toHaveLength(3);
  const none = draw(100, 0);
  expect(none).toContain('late 0%');
  expect(none).not.toContain('late, median');
  expect(none.match(/flex:/g)).toHaveLength(2);
});
