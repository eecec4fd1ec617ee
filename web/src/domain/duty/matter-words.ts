import i18next from 'i18next';
import type { OpenMatter } from '#contract/duties/duties.ts';
import { dayAndMonth, shortWhen, timeRange, wallDay, wallTime } from '../checkpoint/checkpoint-words.ts';
import { plateText } from '../plate/plate-text.ts';
import { minutesSince } from '../queue/call-age.ts';

type Words = { readonly title: string; readonly text: string };

const said = (title: string, text: string): Words => ({ title, text });

/** The stages of a watched truck that has arrived. */
const stages: Readonly<Record<string, 'waiting' | 'called'>> = { WAITING: 'waiting', GO_TO_GATE: 'called' };

const closureTitle = (from: string, to: string, now: number) =>
  Date.parse(from) <= now
    ? i18next.t('boardDuty.matters.closedUntil', { when: shortWhen(to) })
    : i18next.t('boardDuty.matters.closure', { day: dayAndMonth(wallDay(from)), time: timeRange(from, to) });

export const matterWords = (matter: OpenMatter, now: number): Words => {
  const { t } = i18next;
  const of = (name: string) => String(matter.params[name] ?? '');
  const plate = plateText(of('plate'));
  const count = Number(matter.params.count ?? 0);
  switch (matter.kind) {
    case 'BANNED_IN_LINE':
      return said(
        t('boardDuty.matters.banned', { plate }),
        t('boardDuty.matters.bannedText', { time: wallTime(of('since')) }),
      );
    case 'CALLED_LATE':
      return said(
        t('boardDuty.matters.called', { plate, count: minutesSince(of('since'), now) }),
        of('gate')
          ? t('boardDuty.matters.calledTo', { gate: of('gate') })
          : t('boardDuty.matters.calledText'),
      );
    case 'WATCHED': {
      const stage = stages[of('status')] ?? 'booked';
      return said(
        t(`boardQueue.attention.watched.${stage}`, { plate, when: shortWhen(of('slot')) }),
        of('reason'),
      );
    }
    case 'CLOSURE':
      return said(closureTitle(of('from'), of('to'), now), of('reason'));
    case 'NOT_ARRIVED':
      return said(t('boardDuty.matters.notArrived', { count }), t('boardDuty.matters.first', { plate }));
    case 'APPEALS':
      return said(
        t('boardQueue.attention.appeals', { count }),
        of('due') ? t('boardQueue.attention.appealsDue', { when: shortWhen(of('due')) }) : '',
      );
    case 'DISPUTED':
      return said(t('boardDuty.matters.disputed', { count }), t('boardQueue.attention.disputedText'));
    case 'MESSAGES_FAILED':
      return said(t('boardDuty.matters.untold', { count }), t('boardDuty.matters.untoldText', { plate }));
    case 'VEHICLES_TO_CHECK':
      return said(t('boardQueue.attention.unchecked', { count }), t('boardQueue.attention.uncheckedText'));
  }
};
