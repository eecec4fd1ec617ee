import i18next from 'i18next';
import type { Evidence } from '#contract/appeals/evidence.ts';
import { timeRange } from '../../../domain/checkpoint/checkpoint-words.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { spanWords } from '../appeal-words.ts';

/** One line of the evidence. `isStrong` means that it bears on the decision. */
export type EvidenceFact = {
  readonly at: string;
  readonly range?: string;
  readonly title: string;
  readonly text: string;
  readonly tone: 'green' | 'grey' | 'amber' | 'red';
  readonly isStrong?: boolean;
};

const named = [
  'booking-arrived',
  'booking-arrived-forecast',
  'booking-canceled',
  'booking-change-off',
  'booking-changed',
  'booking-closed',
  'booking-code',
  'booking-coming',
  'booking-coming-driver',
  'booking-confirmed',
  'booking-for-caller',
  'booking-moved',
  'booking-offer',
  'booking-reclaimed',
  'booking-shifted',
  'bookings-shifted',
  'draw-won',
  'strike-ban',
  'strike-warning',
] as const;

const ofBooking = ({ booking }: Evidence): EvidenceFact[] => {
  if (!booking) return [];
  const { formattedBookingNumber: number, confirmedBy, confirmedDate, createdDate } = booking;
  return [
    {
      at: confirmedDate ?? createdDate,
      title: i18next.t('boardAppeals.facts.booked'),
      text: i18next.t(`boardAppeals.facts.bookedBy.${confirmedBy ?? 'NOBODY'}`, { number }),
      tone: 'green',
    },
  ];
};

const ofMessages = ({ messages }: Evidence): EvidenceFact[] =>
  messages.map(({ template, channel, sent, at }) => {
    const name = named.find((one) => one === template) ?? 'other';
    return {
      at,
      title: i18next.t(`boardAppeals.told.${name}`),
      text: i18next.t(`boardAppeals.facts.${sent ? 'sent' : 'unsent'}.${channel}`),
      tone: sent ? 'grey' : 'red',
      isStrong: !sent,
    };
  });

const ofPauses = ({ pauses }: Evidence): EvidenceFact[] =>
  pauses.map(({ kind, from, to, reasons }) => ({
    at: from,
    range: timeRange(from, to),
    title: i18next.t(`boardAppeals.facts.${kind}`),
    text: reasons?.[currentLanguage()] ?? '',
    tone: 'red',
    isStrong: true,
  }));

const ofGate = ({ gateLag }: Evidence): EvidenceFact[] =>
  gateLag && gateLag.minutes > 0
    ? [
        {
          at: gateLag.at,
          title: i18next.t('boardAppeals.facts.lag', { span: spanWords(gateLag.minutes) }),
          text: i18next.t('boardAppeals.facts.lagExcused', { minutes: gateLag.graceMinutes }),
          tone: 'amber',
          isStrong: true,
        },
      ]
    : [];

const ofKiosk = ({ kioskAttempts }: Evidence): EvidenceFact[] =>
  kioskAttempts.map(({ at, outcome }) => ({
    at,
    title: i18next.t('boardAppeals.facts.kiosk'),
    text: i18next.t(`boardAppeals.attempts.${outcome}`),
    tone: 'amber',
    isStrong: true,
  }));

const ofEnd = ({ booking, arrival }: Evidence): EvidenceFact[] => {
  if (!booking?.canceledDate) return [];
  const at = booking.canceledDate;
  const common = { at, tone: 'red', isStrong: true } as const;
  if (booking.cancellation === 'NO_SHOW')
    return [
      {
        ...common,
        title: i18next.t('boardAppeals.facts.noShow'),
        text: i18next.t('boardAppeals.facts.noShowText'),
      },
    ];
  if (booking.cancellation === 'EXPIRED')
    return [{ ...common, title: i18next.t('boardAppeals.facts.notTaken'), text: '' }];
  const minutes = Math.round((Date.parse(booking.dateBooked) - Date.parse(at)) / 60_000);
  const text =
    arrival && minutes > 0 ? i18next.t('boardAppeals.facts.before', { span: spanWords(minutes) }) : '';
  return [{ ...common, title: i18next.t('boardAppeals.facts.canceled'), text }];
};

export const factsOf = (evidence: Evidence): readonly EvidenceFact[] =>
  [ofBooking, ofMessages, ofPauses, ofGate, ofKiosk, ofEnd]
    .flatMap((part) => part(evidence))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
