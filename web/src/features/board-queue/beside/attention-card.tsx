import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { May } from '../../../domain/account/may.tsx';
import { shortWhen, wallTime } from '../../../domain/checkpoint/checkpoint-words.ts';
import { plateText } from '../../../domain/plate/plate-text.ts';
import { cancelWithReason, giveBack, recall } from '../../../domain/queue/acts/line-acts.ts';
import { useIsUnderWay } from '../../../domain/queue/acts/one-at-a-time.ts';
import { seenTruck } from '../../../domain/queue/acts/queue-calls.ts';
import type { Line } from '../../../domain/queue/use-queue.ts';
import controls from '../../../ui/button/text-button.module.css';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { CardEmpty, CardPending, FrameCard } from '../../../ui/card/frame-card.tsx';
import { AppealsToDecide, useWaitingAppeals } from './appeals-to-decide.tsx';
import { type Attention, shortened, useAttention } from './attention.ts';
import { AttentionItem, ShowButton } from './attention-item.tsx';
import { BannedInLine, useBannedInLine, useVehiclesToDecide, VehiclesToDecide } from './booked-today.tsx';
import { DutyMatter, useDutyMatters } from './duty-matters.tsx';
import { useWatchedPlates, WatchedPlates } from './watched-plates.tsx';

const ClosureLink = () => {
  const { t } = useTranslation();
  return (
    <May access="admin">
      <Link to="/parameters/$part" params={{ part: 'calendar' }} className={controls.link}>
        {t('boardQueue.attention.toHours')}
      </Link>
    </May>
  );
};

type CallProps = { readonly one: Extract<Attention, { kind: 'CALL' }> };

const CallAttention = ({ one: { row, minutes, age, next } }: CallProps) => {
  const { t } = useTranslation();
  const truck = seenTruck(row);
  const plate = plateText(truck.plate);
  const isUnderWay = useIsUnderWay(truck.id);
  const act = () => {
    if (next === 'recall') return void recall(truck);
    return void (next === 'return' ? giveBack(truck, 'NO_ANSWER') : cancelWithReason(truck));
  };
  return (
    <AttentionItem
      icon="call"
      tone={age === 'overdue' ? 'red' : 'amber'}
      title={t('boardQueue.attention.call', { plate, count: minutes })}
      text={t(`boardQueue.attention.callText.${next}`)}
      action={
        <May access="operator">
          <TextButton
            aria-busy={next !== 'cancel' && isUnderWay(next)}
            aria-label={t(`boardQueue.attention.callActionOf.${next}`, { plate })}
            onClick={act}
          >
            {t(`boardQueue.attention.callAction.${next}`)}
          </TextButton>
        </May>
      }
    />
  );
};

type OneProps = {
  readonly one: Attention;
  readonly headId: string | undefined;
  readonly onShow: (id: string) => void;
  readonly onMore: () => void;
};

const One = ({ one, headId, onShow, onMore }: OneProps) => {
  const { t } = useTranslation();
  switch (one.kind) {
    case 'CALL':
      return <CallAttention one={one} />;
    case 'MORE_CALLS':
      return (
        <AttentionItem
          icon="call"
          tone="amber"
          title={t('boardQueue.attention.moreCalls', { count: one.count })}
          text={t('boardQueue.attention.moreCallsText')}
          action={<ShowButton onShow={onMore} />}
        />
      );
    case 'PAST_SLOT': {
      const [first] = one.rows;
      return (
        <AttentionItem
          icon="clock"
          tone="amber"
          title={t('boardQueue.attention.pastSlot', { count: one.rows.length })}
          text={t('boardQueue.attention.pastSlotText', {
            plate: plateText(first?.vehicleRegistrationPlate ?? ''),
          })}
          action={first && <ShowButton onShow={() => onShow(first.id)} />}
        />
      );
    }
    case 'LAG':
      return (
        <AttentionItem
          icon="clock"
          tone="red"
          title={t('boardQueue.attention.lag', { count: one.minutes })}
          text={
            one.grownBy > 0
              ? t('boardQueue.attention.lagGrown', { count: one.grownBy })
              : t('boardQueue.attention.lagText')
          }
          action={headId && <ShowButton onShow={() => onShow(headId)} />}
        />
      );
    case 'SILENT_SCREEN': {
      const { kind, name, address, seenAt, userId } = one.screen;
      return (
        <AttentionItem
          icon="screen"
          tone="red"
          title={t(`boardQueue.attention.silent.${kind}`)}
          text={t('boardQueue.attention.silentText', {
            when: shortWhen(seenAt),
            where: [name, address].filter(Boolean).join(', '),
          })}
          action={
            <Link to="/users/$id" params={{ id: userId }} className={controls.link}>
              {t('boardQueue.attention.open')}
            </Link>
          }
        />
      );
    }
    case 'CLOSED':
      return (
        <AttentionItem
          icon="closed"
          tone="red"
          title={t('boardQueue.attention.closed')}
          text={
            one.until
              ? t('boardQueue.attention.closedUntil', { when: shortWhen(one.until) })
              : t('boardQueue.attention.closedForLong')
          }
          action={<ClosureLink />}
        />
      );
    default:
      return (
        <AttentionItem
          icon="closed"
          tone="amber"
          title={t('boardQueue.attention.closesAt', { time: wallTime(one.at) })}
          text={t('boardQueue.attention.closesText')}
          action={<ClosureLink />}
        />
      );
  }
};

const keyOf = (one: Attention) => {
  if (one.kind === 'CALL') return one.row.id;
  return one.kind === 'SILENT_SCREEN' ? `${one.screen.userId} ${one.screen.seenAt}` : one.kind;
};

type Props = {
  readonly line: Line;
  readonly headId: string | undefined;
  readonly onShow: (id: string) => void;
};

export const AttentionCard = memo(({ line, headId, onShow }: Props) => {
  const { t } = useTranslation();
  const attention = useAttention(line);
  const [isWhole, setIsWhole] = useState(false);
  const vehicles = useVehiclesToDecide();
  const hasBanned = (useBannedInLine()?.total ?? 0) > 0;
  const hasAppeals = useWaitingAppeals() > 0;
  const hasDisputed = vehicles.items.some(({ kind }) => kind === 'disputed');
  const matters = useDutyMatters(hasDisputed ? ['DISPUTED'] : []);
  const watched = useWatchedPlates();
  const lists = attention.length + matters.length + watched.length + vehicles.items.length;
  const count = lists + (hasBanned ? 1 : 0) + (hasAppeals ? 1 : 0);
  const isKnown = line.queue !== undefined && !vehicles.isPending;
  return (
    <FrameCard title={t('boardQueue.attention.title')} count={count}>
      {count === 0 && isKnown && <CardEmpty>{t('boardQueue.attention.none')}</CardEmpty>}
      {count === 0 && !isKnown && <CardPending rows={2} height={48} />}
      <ul>
        {(isWhole ? attention : shortened(attention)).map((one) => (
          <One key={keyOf(one)} one={one} headId={headId} onShow={onShow} onMore={() => setIsWhole(true)} />
        ))}
        {hasBanned && <BannedInLine rows={line.queue?.content ?? []} onShow={onShow} />}
        {matters.map((matter) => (
          <DutyMatter key={matter.key} matter={matter} />
        ))}
        <WatchedPlates watched={watched} headId={headId} onShow={onShow} />
        <AppealsToDecide />
        {vehicles.items.map((one) => (
          <VehiclesToDecide key={one.kind} {...one} />
        ))}
      </ul>
    </FrameCard>
  );
});
