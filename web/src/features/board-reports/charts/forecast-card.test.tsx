import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reportQuery } from '../report-calls.ts';
import { ForecastCard } from './forecast-card.tsx';

const period = {
  preset: 'week',
  from: '2026-11-14',
  to: '2026-11-20',
  previousFrom: '2026-11-07',
  previousTo: '2026-11-13',
} as const;
const total = { trucks: 10, share: 0.8, calledEarly: 1, calledLate: 1 };

test('what counts as called when promised is explained beside the figure', () => {
  const client = new QueryClient();
  const data = {
    total: { ...total, medianEarlyMinutes: 5, medianLateMinutes: 7 },
    previous: { share: null },
  };
  client.setQueryData(reportQuery('accuracy', period, 'day').queryKey, data as never);
  const drawn = renderToStaticMarkup(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <ForecastCard period={period} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  expect(drawn).toMatch(/boardReports\.forecast\.called.*role="tooltip".*boardReports\.forecast\.about/s);
});
