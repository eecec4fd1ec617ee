import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Coming } from '#contract/bookings/coming.ts';
import { whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { fetchBody } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import card from '../../../ui/card/card.module.css';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import { type Answering, useAnswering } from '../answering.ts';
import pass from '../pass/pass.module.css';
import { ComingAnswers } from './coming-answers.tsx';

const comingQuery = (secret: string) =>
  queryOptions({
    queryKey: ['coming', secret],
    queryFn: ({ signal }) => fetchBody('GET /coming/{secret}', { params: { secret }, signal }),
    staleTime: 0,
    refetchInterval: 30_000,
  });

const useAnswerByLink = (secret: string): Answering => {
  const { queryKey } = comingQuery(secret);
  return useAnswering({
    mutationFn: (coming) => fetchBody('POST /coming/{secret}', { params: { secret }, body: { coming } }),
    onSuccess: (answered) => queryClient.setQueryData(queryKey, answered),
    onError: async (error) => {
      await queryClient.invalidateQueries({ queryKey });
      if (!hasCode(error, 'ANSWER_OVER', 'PLACE_TAKEN')) await handleRefusal(error);
    },
  });
};

const Answers = ({ coming, secret }: { readonly coming: Coming; readonly secret: string }) => {
  const { t } = useTranslation();
  const answering = useAnswerByLink(secret);
  const { state, dateBooked } = coming;
  if (state === 'MOVED' || state === 'OVER')
    return (
      <Callout role="status">
        {state === 'MOVED'
          ? t('booking.coming.moved', { when: whenWords(dateBooked) })
          : t('booking.coming.over')}
      </Callout>
    );
  return <ComingAnswers {...answering} shown={{ ...coming, state }} />;
};

/** A public page: whoever has the message's link can answer without an account. */
export const ComingPage = () => {
  const { t } = useTranslation();
  const { secret } = useParams({ from: '/coming/$secret' });
  const query = useQuery(comingQuery(secret));
  usePageTitle(t('booking.coming.page'));
  return (
    <section className={`${layout.stack} ${layout.page} ${pass.page}`}>
      <h1>{t('booking.coming.page')}</h1>
      <Loaded
        query={query}
        skeleton={<SkeletonRows height={220} />}
        unknown={<EmptyState title={t('booking.coming.unknown')} text={t('booking.coming.unknownText')} />}
      >
        {(coming) => (
          <div className={`${card.card} ${layout.stack}`}>
            <div className={layout.apart}>
              <Plate text={coming.vehicleRegistrationPlate} />
              <span className={`${text.hint} ${text.figures}`}>{coming.formattedBookingNumber}</span>
            </div>
            {coming.state !== 'ASKED' && <h2>{whenWords(coming.dateBooked)}</h2>}
            <Answers coming={coming} secret={secret} />
          </div>
        )}
      </Loaded>
    </section>
  );
};
