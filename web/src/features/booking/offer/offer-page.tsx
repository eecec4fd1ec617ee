import { Button } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/bookings/offers.ts';
import { wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { Plate } from '../../../domain/plate/plate.tsx';
import { fetchBody } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import card from '../../../ui/card/card.module.css';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import pass from '../pass/pass.module.css';
import styles from './offer.module.css';

const offerQuery = (secret: string) =>
  queryOptions({
    queryKey: ['offer', secret],
    queryFn: ({ signal }) => fetchBody('GET /offer/{secret}', { params: { secret }, signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  });

type Props = { readonly offer: Offer; readonly secret: string };

const Take = ({ offer, secret }: Props) => {
  const { t } = useTranslation();
  const taking = useMutation({
    mutationFn: () => fetchBody('POST /offer/{secret}', { params: { secret } }),
    networkMode: 'always',
    onSuccess: (taken) => queryClient.setQueryData(offerQuery(secret).queryKey, taken),
    onError: async (error) => {
      await queryClient.invalidateQueries({ queryKey: offerQuery(secret).queryKey });
      if (!hasCode(error, 'OFFER_OVER')) await handleRefusal(error);
    },
  });
  return (
    <>
      <Button size="lg" fullWidth loading={taking.isPending} onClick={() => taking.mutate()}>
        {t('booking.offer.take', { time: wallTime(offer.offered) })}
      </Button>
      <p className={text.hint}>{t('booking.offer.ignore', { until: wallTime(offer.until) })}</p>
    </>
  );
};

const OfferCard = ({ offer, secret }: Props) => {
  const { t } = useTranslation();
  const { state, dateBooked, offered } = offer;
  return (
    <div className={`${card.frame} ${layout.stack} ${styles.offer}`}>
      <div className={layout.apart}>
        <Plate text={offer.vehicleRegistrationPlate} />
        <span className={`${text.hint} ${text.figures}`}>{offer.formattedBookingNumber}</span>
      </div>
      {state === 'TAKEN' ? (
        <Callout tone="green" role="status">
          {t('booking.offer.taken', { when: whenWords(dateBooked) })}
        </Callout>
      ) : (
        <dl className={styles.times}>
          <div>
            <dt className={text.hint}>{t('booking.offer.now')}</dt>
            <dd>{whenWords(dateBooked)}</dd>
          </div>
          <div data-offered={state === 'OPEN'}>
            <dt className={text.hint}>{t('booking.offer.offered')}</dt>
            <dd>{whenWords(offered)}</dd>
          </div>
        </dl>
      )}
      {state === 'OPEN' && <Take offer={offer} secret={secret} />}
      {state === 'OVER' && (
        <Callout role="status">{t('booking.offer.over', { when: whenWords(dateBooked) })}</Callout>
      )}
    </div>
  );
};

/** Public: whoever has the link of the message, without an account. */
export const OfferPage = () => {
  const { t } = useTranslation();
  const { secret } = useParams({ from: '/offer/$secret' });
  const query = useQuery(offerQuery(secret));
  usePageTitle(t('booking.offer.page'));
  const isUnknown = hasCode(query.error, 'NOT_FOUND', 'INVALID_INPUT');
  return (
    <section className={`${layout.stack} ${pass.page}`}>
      <h1>{t('booking.offer.page')}</h1>
      {query.data && <OfferCard offer={query.data} secret={secret} />}
      {!query.data && isUnknown && (
        <EmptyState title={t('booking.offer.unknown')} text={t('booking.offer.unknownText')} />
      )}
      {!query.data && !isUnknown && query.error && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <SkeletonRows height={220} />}
    </section>
  );
};
