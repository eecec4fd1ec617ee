import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { QueueScreen } from '#contract/queue/queue.ts';
import { useDurationWords } from '../../domain/booking/booking-words.ts';
import { shortWhen, wallTime } from '../../domain/checkpoint/checkpoint-words.ts';
import { minutesSince } from '../../domain/queue/call-age.ts';
import type { GateState } from '../../domain/queue/gate-states.ts';
import { isSilent, screensQuery } from '../../domain/queue/screens.ts';
import { useGate } from '../../domain/queue/use-gate.ts';
import { useQueue } from '../../domain/queue/use-queue.ts';
import { useServerTime } from '../../domain/queue/use-server-time.ts';
import { listWords } from '../../lib/words/list-words.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { CardBody, FrameCard } from '../../ui/card/frame-card.tsx';
import { Figures } from '../../ui/facts/figures.tsx';
import text from '../../ui/text/text.module.css';

/** Names busy gates, with how long the first truck has been there, then free and closed gates. */
const useGatesWords = (gates: readonly GateState[], now: number): string[] => {
  const { t } = useTranslation();
  const open = gates.filter(({ closed }) => !closed);
  const busy = open.flatMap(({ name, called: [first] }) =>
    first?.calledAt
      ? [t('boardDuty.gates.busyFor', { gate: name, count: minutesSince(first.calledAt, now) })]
      : [],
  );
  const free = open.filter(({ called }) => called.length === 0).map(({ name }) => name);
  const closed = gates.flatMap(({ name, closed: closing }) => {
    if (!closing) return [];
    const { until } = closing;
    return [until ? t('boardDuty.gates.closedUntil', { gate: name, time: wallTime(until) }) : name];
  });
  return Object.entries({ busy, free, closed } as const).flatMap(([state, names]) =>
    names.length > 0
      ? [t(`boardDuty.gates.${state as 'busy' | 'free' | 'closed'}`, { gates: listWords(names) })]
      : [],
  );
};

const useScreensWords = (screens: readonly QueueScreen[], now: number): string[] => {
  const { t } = useTranslation();
  const counts = (['DISPLAY', 'KIOSK'] as const).flatMap((kind) => {
    const own = screens.filter((screen) => screen.kind === kind);
    const alive = own.filter((screen) => !isSilent(screen, now));
    return own.length > 0 ? [t(`boardDuty.screens.${kind}`, { count: alive.length, all: own.length })] : [];
  });
  const silent = screens
    .filter((screen) => isSilent(screen, now))
    .map(({ name, seenAt }) => t('boardDuty.screens.silent', { name, when: shortWhen(seenAt) }));
  return [...(counts.length > 0 ? [listWords(counts)] : []), ...silent];
};

const Health = () => {
  const now = useServerTime(15_000);
  const { data: screens = [] } = useQuery(screensQuery);
  const lines = [...useGatesWords(useGate().gates, now), ...useScreensWords(screens, now)];
  return lines.map((line) => (
    <p key={line} className={text.hint}>
      {line}
    </p>
  ));
};

export const NowCard = () => {
  const { t } = useTranslation();
  const durationWords = useDurationWords();
  const { queue } = useQueue({ placement: 'admin' });
  if (!queue) return null;
  const state = queue.closure ? 'closed' : 'open';
  return (
    <FrameCard
      title={t('boardDuty.now')}
      beside={<Badge tone={state === 'open' ? 'green' : 'red'}>{t(`boardDuty.checkpoint.${state}`)}</Badge>}
    >
      <CardBody>
        <Figures
          figures={{
            [t('boardDuty.waiting')]: String(queue.waiting),
            [t('boardDuty.called')]: String(queue.called),
            [t('boardDuty.lag')]: durationWords(queue.lagMinutes),
          }}
        />
        <div>
          <Health />
        </div>
      </CardBody>
    </FrameCard>
  );
};
