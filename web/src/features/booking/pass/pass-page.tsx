import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hasPass } from '../../../domain/booking/booking-rules.ts';
import { passAddress } from '../../../domain/booking/pass-links.ts';
import { PassFrame } from './pass-frame.tsx';
import { PassTicket } from './pass-ticket.tsx';
import { PassTools } from './pass-tools.tsx';
import { type PassView, passQuery, viewOfPass } from './pass-view.ts';
import { VoidPass } from './void-pass.tsx';

/** Keeps search engines from indexing the page, because the URL contains the secret token. */
const useNotIndexed = () =>
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex, nofollow';
    document.head.append(meta);
    return () => meta.remove();
  }, []);

const SharedPass = ({ pass, token }: { readonly pass: PassView; readonly token: string }) =>
  hasPass(pass) ? (
    <>
      <PassTicket pass={pass} />
      {/* The sequence grows by the minute, because calendars take the file with the highest one. */}
      <PassTools
        pass={pass}
        address={passAddress(token)}
        uid={pass.formattedBookingNumber}
        sequence={Math.floor(Date.now() / 60_000)}
      />
    </>
  ) : (
    <VoidPass pass={pass} />
  );

/** A public page: anybody with the URL sees the pass without an account. */
export const PassPage = () => {
  const { token } = useParams({ from: '/pass/$token' });
  const query = useQuery(passQuery(token));
  const pass = query.data && viewOfPass(query.data, token);
  useNotIndexed();
  return (
    <PassFrame query={query} queryKey={passQuery(token).queryKey} call={pass?.call}>
      {pass && <SharedPass pass={pass} token={token} />}
    </PassFrame>
  );
};
