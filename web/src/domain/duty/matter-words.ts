import i18next from 'i18next';
import type { OpenMatter } from '#contract/duties/duties.ts';
import { dayAndMonth, shortWhen, timeRange, wallDay, wallTime } from '../checkpoint/checkpoint-words.ts';
import { plateText } from '../plate/plate-text.ts';
import { minutesSince } from '../queue/call-age.ts';

const textOf = ({ params }: OpenMatter, name: string) => String(params[name] ?? '');

export const matterWords = (matter: OpenMatter, now: number): { title: string; text: string } => {
  const { t } = i18next;
  const { kind } = matter;
  const plate = plateText(textOf(matter, 'plate'));
  const count = Number(matter.params.count ?? 0);
  switch (kind) {
    case 'BANNED_IN_LINE':
      return {
        title: t('boardDuty.matters.banned', { plate }),
        text: t('boardDuty.matters.bannedText', { time: wallTime(textOf(matter, 'since')) }),
      };
    case 'CALLED_LATE': {
      const gate = textOf(matter, 'gate');
      return {
        title: t('boardDuty.matters.called', { plate, count: minutesSince(textOf(matter, 'since'), now) }),
        text: gate ? t('boardDuty.matters.calledTo', { gate }) : t('boardDuty.matters.calledText'),
      };
    }
    case 'WATCHED': {
      const stages: Readonly<Record<string, 'waiting' | 'called'>> = {
        WAITING: 'waiting',
        GO_TO_GATE: 'called',
      };
      const stage = stages[textOf(matter, 'status')] ?? 'booked';
      return {
        title: t(`boardQueue.attention.watched.${stage}`, { plate, when: shortWhen(textOf(matter, 'slot')) }),
        text: textOf(matter, 'reason'),
      };
    }
    case 'CLOSURE': {
      const [from, to] = [textOf(matter, 'from'), textOf(matter, 'to')];
      const isRunning = Date.parse(from) <= now;
      return {
        title: isRunning
          ? t('boardDuty.matters.closedUntil', { when: shortWhen(to) })
          : t('boardDuty.matters.closure', { day: dayAndMonth(wallDay(from)), time: timeRange(from, to) }),
        text: textOf(matter, 'reason'),
      };
    }
    case 'NOT_ARRIVED':
      return {
        title: t('boardDuty.matters.notArrived', { count }),
        text: t('boardDuty.matters.first', { plate }),
      };
    case 'APPEALS': {
      const due = textOf(matter, 'due');
      return {
        title: t('boardQueue.attention.appeals', { count }),
        text: due ? t('boardQueue.attention.appealsDue', { when: shortWhen(due) }) : '',
      };
    }
    case 'DISPUTED':
      return {
        title: t('boardDuty.matters.disputed', { count }),
        text: t('boardQueue.attention.disputedText'),
      };
    case 'MESSAGES_FAILED':
      return {
        title: t('boardDuty.matters.untold', { count }),
        text: t('boardDuty.matters.untoldText', { plate }),
      };
    case 'VEHICLES_TO_CHECK':
      return {
        title: t('boardQueue.attention.unchecked', { count }),
        text: t('boardQueue.attention.uncheckedText'),
      };
  }
};
