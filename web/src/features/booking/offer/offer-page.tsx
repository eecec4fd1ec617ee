import { Button } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/bookings/offers.ts';
import { wallTime, whenWords } from '../../../domain/checkpoint/checkpoint-words.ts';
import { fetchBody } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/api-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { usePageTitle } from '../../../lib/screen/use-page-title.ts';
import { isSignedIn } from '../../../lib/session/session.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { handleRefusal } from '../../../ui/errors/handle-refusal.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import { EmptyState } from '../../../ui/states/state-block.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './offer.module.css';
import { OfferTicket } from './offer-ticket.tsx';

const offerQuery = (secret: string) =>
  queryOptions({
    queryKey: ['offer', secret],
    queryFn: ({ signal }) => fetchBody('GET /offer/{secret}', { params: { secret }, signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  });

type Props = { readonly offer: Offer; readonly secret: string };

/** To say nothing costs nothing only after a closure. */
const ifUnanswered = ({ kind, dateBooked, until: end }: Offer, t: TFunction) => {
  const until = wallTime(end);
  if (kind !== 'CLOSURE') return t(`booking.offer.unanswered.${kind}`, { until });
  return dateBooked ? t('booking.offer.ignore', { until }) : t('booking.offer.ignoreFree', { until });
};

const Take = ({ offer, secret }: Props) => {
  const { t } = useTranslation();
  const { queryKey } = offerQuery(secret);
  const taking = useMutation({
    mutationFn: () => fetchBody('POST /offer/{secret}', { params: { secret } }),
    networkMode: 'always',
    onSuccess: (taken) => queryClient.setQueryData(queryKey, taken),
    onError: async (error) => {
      await queryClient.invalidateQueries({ queryKey });
      if (!hasCode(error, 'OFFER_OVER')) await handleRefusal(error);
    },
  });
  return (
    <>
      <Button size="lg" fullWidth loading={taking.isPending} onClick={() => taking.mutate()}>
        {offer.dateBooked
          ? t('booking.offer.take', { time: wallTime(offer.offered) })
          : t('booking.offer.takePlace')}
      </Button>
      <p className={text.hint}>{ifUnanswered(offer, t)}</p>
    </>
  );
};

const Taken = ({ offer }: Pick<Props, 'offer'>) => {
  const { t } = useTranslation();
  return (
    <>
      <Callout tone="green" role="status">
        {t('booking.offer.taken', { when: whenWords(offer.offered) })}
      </Callout>
      {isSignedIn() && (
        <p>
          <Link to="/booking">{t('booking.offer.toBookings')}</Link>
        </p>
      )}
    </>
  );
};

const Over = ({ offer: { dateBooked } }: Pick<Props, 'offer'>) => {
  const { t } = useTranslation();
  return (
    <Callout role="status">
      {dateBooked ? t('booking.offer.over', { when: whenWords(dateBooked) }) : t('booking.offer.overFree')}
    </Callout>
  );
};

const OfferCard = ({ offer, secret }: Props) => {
  const { t } = useTranslation();
  const { state, kind, arrival, dateBooked } = offer;
  const reload = () => void queryClient.invalidateQueries(offerQuery(secret));
  const isOpen = state === 'OPEN';
  return (
    <OfferTicket
      key={state}
      offer={offer}
      arrival={state === 'OVER' ? undefined : arrival}
      present={isOpen ? dateBooked : undefined}
      title={isOpen ? t(`booking.offer.titles.${kind}`) : offer.formattedBookingNumber}
      onOver={isOpen ? reload : undefined}
    >
      {isOpen && <Take offer={offer} secret={secret} />}
      {state === 'TAKEN' && <Taken offer={offer} />}
      {state === 'OVER' && <Over offer={offer} />}
    </OfferTicket>
  );
};

/** A public page: whoever has the message's link can answer without an account. */
export const OfferPage = () => {
  const { t } = useTranslation();
  const { secret } = useParams({ from: '/offer/$secret' });
  const query = useQuery(offerQuery(secret));
  usePageTitle(t('booking.offer.page'));
  return (
    <section className={`${layout.stack} ${layout.page} ${styles.page}`}>
      <h1>{t('booking.offer.page')}</h1>
      <Loaded
        query={query}
        skeleton={<SkeletonRows height={220} />}
        unknown={<EmptyState title={t('booking.offer.unknown')} text={t('booking.offer.unknownText')} />}
      >
        {(offer) => <OfferCard offer={offer} secret={secret} />}
      </Loaded>
    </section>
  );
};
