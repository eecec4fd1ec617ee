/** Rows are dimmed when their data is older than this. */
const oldMs = 5 * 60_000;

type Reception = { readonly isLive: boolean; readonly receivedAt: number | undefined; readonly now: number };

export type Connection = 'live' | 'lost' | 'old';

export const connectionAt = ({ isLive, receivedAt, now }: Reception): Connection => {
  if (isLive) return 'live';
  return receivedAt !== undefined && now - receivedAt >= oldMs ? 'old' : 'lost';
};
