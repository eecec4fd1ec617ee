import { useQuery } from '@tanstack/react-query';
import type { OpenMatter, OpenMatterKind } from '#contract/duties/duties.ts';
import { currentDutyQuery } from '../../../domain/duty/duties.ts';
import { MatterLink } from '../../../domain/duty/matter-link.tsx';
import { matterWords } from '../../../domain/duty/matter-words.ts';
import { useServerTime } from '../../../domain/queue/use-server-time.ts';
import { AttentionItem } from './attention-item.tsx';

/** Matters of other kinds are not listed here, because the card shows them from live data. */
const looks: Readonly<
  Partial<Record<OpenMatterKind, Pick<Parameters<typeof AttentionItem>[0], 'icon' | 'tone'>>>
> = {
  MESSAGES_FAILED: { icon: 'call', tone: 'red' },
  NOT_ARRIVED: { icon: 'clock', tone: 'amber' },
  CLOSURE: { icon: 'closed', tone: 'blue' },
  DISPUTED: { icon: 'truck', tone: 'amber' },
};

const isRunning = ({ kind, params }: OpenMatter, now: number) =>
  kind === 'CLOSURE' && Date.parse(String(params.from)) <= now;

/** Open matters that nobody ticked when the duty began, except for kinds that the card shows already (`shown`). */
export const useDutyMatters = (shown: readonly OpenMatterKind[]): readonly OpenMatter[] => {
  const now = useServerTime(60_000);
  const { data } = useQuery(currentDutyQuery);
  return (data?.open ?? []).filter(
    (matter) =>
      !matter.seen && matter.kind in looks && !shown.includes(matter.kind) && !isRunning(matter, now),
  );
};

export const DutyMatter = ({ matter }: { readonly matter: OpenMatter }) => {
  const { icon = 'clock', tone = 'amber' } = looks[matter.kind] ?? {};
  return (
    <AttentionItem
      icon={icon}
      tone={tone}
      {...matterWords(matter, useServerTime(60_000))}
      action={<MatterLink matter={matter} />}
    />
  );
};
