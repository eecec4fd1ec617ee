import { createHash } from 'node:crypto';
import type { PushPayload } from '#contract/push.ts';
import type { RenderedMessage } from '../rendered-message.ts';
import type { PushKind } from './push-kinds.ts';

/** RFC 8030 allows 32 characters of base64url for a topic. */
const topicLength = 32;

/** The same for every attempt and for a push that replaces an earlier one, so that only one is shown. */
export const topicOf = ({ id, about = [], template = '' }: RenderedMessage, kind: PushKind): string => {
  const group = kind === 'call' || kind === 'line' ? 'line' : template;
  const subject = about.length > 0 ? about.join() : id;
  return createHash('sha256').update(`${group} ${subject}`).digest('base64url').slice(0, topicLength);
};

const pathOf = ({ about = [], push }: RenderedMessage, kind: PushKind): string => {
  const { link, vehicleId } = push ?? {};
  if (kind === 'offer' && link) return new URL(link).pathname;
  if (kind === 'strike') return vehicleId ? `/strikes/${vehicleId}` : '/lk';
  return kind === 'bookings' || about[0] === undefined ? '/booking' : `/booking/${about[0]}/pass`;
};

const answerPath = (apiBase: string, pass: string) => `${apiBase}${new URL(pass).pathname}/acknowledge-call`;

export const payloadOf = (
  message: RenderedMessage,
  kind: PushKind,
  { apiBase }: { readonly apiBase: string },
): PushPayload => {
  const { id, subject = '', text, push, askedAt = '' } = message;
  const { lang = 'ru', pass, open = '', onMyWay = '' } = push ?? {};
  return {
    id,
    title: subject,
    body: text,
    lang,
    at: askedAt,
    tag: topicOf(message, kind),
    path: pathOf(message, kind),
    open,
    ...(kind === 'call' && pass && { onMyWay: { title: onMyWay, path: answerPath(apiBase, pass) } }),
  };
};
