/** A restart or a hiccup is over before anybody needs to know. */
const unnoticedMs = 5000;
/** After this long the rows themselves look old. */
const oldMs = 5 * 60_000;

type Heard = { readonly isLive: boolean; readonly receivedAt: number | undefined; readonly now: number };

export type Connection = 'live' | 'lost' | 'old';

/** How far what is shown can be trusted. */
export const connectionAt = ({ isLive, receivedAt, now }: Heard): Connection => {
  if (isLive) return 'live';
  if (receivedAt === undefined) return 'lost';
  const silence = now - receivedAt;
  if (silence < unnoticedMs) return 'live';
  return silence < oldMs ? 'lost' : 'old';
};
