import { Textarea } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenMatter, OpenMatterKind } from '#contract/duties/duties.ts';
import { MatterLink } from '../../domain/duty/matter-link.tsx';
import { matterWords } from '../../domain/duty/matter-words.ts';
import { useServerTime } from '../../domain/queue/use-server-time.ts';
import { CardBody, FrameCard } from '../../ui/card/frame-card.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import tile from '../../ui/icons/icon-tile.module.css';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/text/text.module.css';
import styles from './duty-page.module.css';

const clock = 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';
const warning = 'M12 4 3 20h18zM12 10v4M12 17v.5';

const looks: Readonly<Record<OpenMatterKind, { readonly tone: string; readonly icon: string }>> = {
  BANNED_IN_LINE: { tone: 'red', icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M5.6 5.6l12.8 12.8' },
  CALLED_LATE: { tone: 'amber', icon: clock },
  WATCHED: {
    tone: 'amber',
    icon: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  },
  CLOSURE: { tone: 'blue', icon: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4' },
  NOT_ARRIVED: { tone: 'amber', icon: clock },
  APPEALS: {
    tone: 'amber',
    icon: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7a3 3 0 0 0 6 0zM19 7l-3 7a3 3 0 0 0 6 0z',
  },
  DISPUTED: { tone: 'amber', icon: warning },
  MESSAGES_FAILED: { tone: 'red', icon: 'M4 5h16v11H9l-5 4z' },
  VEHICLES_TO_CHECK: {
    tone: 'blue',
    icon: 'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4M17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  },
};

type MatterProps = {
  readonly matter: OpenMatter;
  /** If absent, there is nothing to tick. */
  readonly isSeen: boolean | undefined;
  readonly onTick: ((key: string, isSeen: boolean) => void) | undefined;
};

const Matter = ({ matter, isSeen, onTick }: MatterProps) => {
  const id = useId();
  const words = matterWords(matter, useServerTime(15_000));
  const { tone, icon } = looks[matter.kind];
  return (
    <li className={styles.matter} data-tone={tone}>
      {isSeen !== undefined && (
        <input
          id={id}
          type="checkbox"
          checked={isSeen}
          disabled={onTick === undefined}
          onChange={(event) => onTick?.(matter.key, event.currentTarget.checked)}
        />
      )}
      <Icon className={tile.tile} size={32} path={icon} />
      <label htmlFor={id} className={text.breaks}>
        <strong>{words.title}</strong>
        <span className={text.second}>{words.text}</span>
      </label>
      <MatterLink matter={matter} />
    </li>
  );
};

type NoteProps = {
  readonly value: string;
  /** True at the end of the duty, when the note is handed over. */
  readonly isLast: boolean;
  readonly onChange: (value: string) => void;
};

const NoteField = ({ value, isLast, onChange }: NoteProps) => {
  const { t } = useTranslation();
  return (
    <Textarea
      label={t(isLast ? 'boardDuty.endNote' : 'boardDuty.ownNote')}
      placeholder={t(isLast ? 'boardDuty.endNoteHint' : 'boardDuty.ownNoteHint')}
      rows={isLast ? 5 : 2}
      maxLength={2000}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
};

type Props = {
  readonly matters: readonly OpenMatter[];
  readonly seen: readonly string[] | undefined;
  /** If absent, ticks cannot be changed. */
  readonly onTick: MatterProps['onTick'];
  readonly note: NoteProps | undefined;
};

export const MattersCard = ({ matters, seen, onTick, note }: Props) => {
  const { t } = useTranslation();
  return (
    <FrameCard
      title={t('boardDuty.open')}
      count={matters.length}
      beside={onTick && <span className={`${text.small} ${text.dimmed}`}>{t('boardDuty.tick')}</span>}
    >
      <CardBody>
        {matters.length === 0 && <p className={text.dimmed}>{t('boardDuty.nothingOpen')}</p>}
        <ul className={styles.matters}>
          {matters.map((matter) => (
            <Matter key={matter.key} matter={matter} isSeen={seen?.includes(matter.key)} onTick={onTick} />
          ))}
        </ul>
        {note && (
          <div className={layout.stack}>
            <NoteField {...note} />
          </div>
        )}
      </CardBody>
    </FrameCard>
  );
};
