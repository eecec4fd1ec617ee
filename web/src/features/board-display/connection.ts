/** After this long the rows themselves look old. */
const oldMs = 5 * 60_000;

type Heard = { readonly isLive: boolean; readonly receivedAt: number | undefined; readonly now: number };

export type Connection = 'live' | 'lost' | 'old';

/** How far what is shown can be trusted. */
export const connectionAt = ({ isLive, receivedAt, now }: Heard): Connection => {
  if (isLive) return 'live';
  return receivedAt !== undefined && now - receivedAt >= oldMs ? 'old' : 'lost';
};
