import type { ClosureActType } from '#contract/bookings/closures.ts';
import type { BanEventType, JournalEntryType } from '#contract/journal/event-types.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { whenWords } from '../../checkpoint/checkpoint-words.ts';
import { plateText } from '../../plate/plate-text.ts';
import { gateWords } from '../../queue/line-words.ts';
import { reasonKinds } from '../../reasons/reason-kinds.ts';
import { type EventLine, textIn, type WordTools, withReason } from './event-line.ts';
import { fieldChanges } from './field-changes.ts';
import { paramsChanges } from './params-changes.ts';

const textsOf = (snapshot: JournalEvent['to']): string[] => {
  const content = snapshot?.content;
  if (!Array.isArray(content)) return [];
  return content.map((one: Record<string, unknown>) => String(one[currentLanguage()] ?? one.RU));
};

/** Lists removed and added reasons. A mere reordering gives no lines. */
const reasonsChanges = ({ from, to }: JournalEvent): EventLine[] => {
  const [was, became] = [textsOf(from), textsOf(to)];
  return [
    ...was.filter((text) => !became.includes(text)).map((text) => ({ label: '', from: text, to: null })),
    ...became.filter((text) => !was.includes(text)).map((text) => ({ label: '', from: null, to: text })),
  ];
};

const banWords = ({ t }: WordTools, { to }: JournalEvent): string => {
  const until = textIn(to, 'until');
  return until ? t('journal.events.bannedUntil', { when: whenWords(until) }) : t('journal.events.banned');
};

/** `СТС, 行驶证.jpg`, without the kind if the name already begins with it. */
const documentOf = ({ t }: WordTools, snapshot: JournalEvent['to']): string => {
  const kind = t(snapshot?.documentType === 'STS' ? 'journal.documents.STS' : 'journal.documents.OTHER');
  const name = textIn(snapshot, 'name');
  if (name === undefined) return kind;
  return name.startsWith(kind) ? name : [kind, name].join(t('common.listSeparator'));
};

const kindOf = ({ t }: WordTools, { to }: JournalEvent): string => {
  const kind = reasonKinds.find((one) => one === to?.kind);
  return kind ? t(`boardReasons.kinds.${kind}`) : '';
};

const gateIn = (snapshot: JournalEvent['to']) => gateWords(textIn(snapshot, 'gate') ?? '');
const plateIn = (snapshot: JournalEvent['to']) => plateText(textIn(snapshot, 'plate') ?? '');

type ClosureEventType =
  | 'CHECKPOINT_CLOSED'
  | 'CLOSURE_EXTENDED'
  | 'CHECKPOINT_REOPENED'
  | 'CLOSURE_REASONS_CHANGED';

const momentIn = (snapshot: JournalEvent['to'], name: string) => {
  const instant = textIn(snapshot, name);
  return instant ? whenWords(instant) : '';
};

const closureWords = (to: JournalEvent['to']) => ({
  from: momentIn(to, 'from'),
  to: momentIn(to, 'to'),
  count: Number(to?.back ?? to?.moved ?? 0),
});

const closureActTypes: readonly ClosureActType[] = ['CLOSED', 'EXTENDED', 'SHORTENED'];

/** Names the undone act on the closure. Older events do not tell which one it was. */
const closureUndoneWords = ({ t }: WordTools, { to }: JournalEvent): string => {
  const type = closureActTypes.find((one) => one === to?.undoes);
  return t(
    type ? `journal.events.closures.undone.${type}` : 'journal.events.closures.CLOSURE_UNDONE',
    closureWords(to),
  );
};

/** Tells that an operator has taken back a decision about a vehicle. */
const decisionUndoneWords = ({ t }: WordTools, { from, to }: JournalEvent): string => {
  if (to?.approved === true) return t('journal.events.decisionUndone.approvedAgain');
  return t(`journal.events.decisionUndone.${from?.approved === true ? 'approval' : 'refusal'}`);
};

const sentenceOf = (tools: WordTools, event: JournalEvent): string => {
  const { t } = tools;
  const { from, to } = event;
  switch (event.type as JournalEntryType | BanEventType) {
    case 'BAN':
      return banWords(tools, event);
    case 'WARN':
      return t('journal.events.warned');
    case 'LIMIT':
      return t('journal.events.limited', { when: momentIn(to, 'until') });
    case 'UNBAN':
      return t(to?.unbanMode === 'EXPIRED' ? 'journal.events.banExpired' : 'journal.events.unbanned');
    case 'VEHICLE_ADDED':
      return t(to?.contested === true ? 'journal.events.vehicleContested' : 'journal.events.vehicleAdded');
    case 'VEHICLE_CHANGED':
      return t(to?.newDocuments === true ? 'journal.events.newDocuments' : 'journal.events.vehicleChanged');
    case 'VEHICLE_DELETED':
      return t('journal.events.vehicleDeleted');
    case 'VEHICLE_APPROVED':
      return t(textIn(to, 'insteadOf') ? 'journal.events.approvedInstead' : 'journal.events.approved');
    case 'VEHICLE_DISAPPROVED':
      return t(from?.approved === true ? 'journal.events.approvalTaken' : 'journal.events.disapproved');
    case 'DOCUMENT_VIEWED':
      return t('journal.events.documentViewed', { document: documentOf(tools, to) });
    case 'DOCUMENT_DELETED':
      return t('journal.events.documentDeleted', { document: documentOf(tools, from) });
    case 'FILE_REFUSED':
      return t('journal.events.fileRefused', { signature: textIn(to, 'signature') ?? '' });
    case 'APPEAL_DECIDED':
      return t(to?.appealState === 'LIFTED' ? 'journal.events.appealLifted' : 'journal.events.appealUpheld');
    case 'SESSIONS_ENDED':
      return t('journal.events.sessionsEnded');
    case 'GATE_CLOSED':
      return t('journal.events.gateClosed', { gate: gateIn(to) });
    case 'GATE_OPENED':
      return t('journal.events.gateOpened', { gate: gateIn(to) });
    case 'PLATE_WATCHED':
      return t('journal.events.plateWatched', { plate: plateIn(to) });
    case 'PLATE_UNWATCHED':
      return t('journal.events.plateUnwatched', { plate: plateIn(from) });
    case 'PARAMS_CHANGED':
      return t('journal.events.paramsChanged', { version: String(to?.version ?? '') });
    case 'CHECKPOINT_CLOSED':
    case 'CLOSURE_EXTENDED':
    case 'CHECKPOINT_REOPENED':
    case 'CLOSURE_REASONS_CHANGED':
      return t(`journal.events.closures.${event.type as ClosureEventType}`, closureWords(to));
    case 'CLOSURE_UNDONE':
      return closureUndoneWords(tools, event);
    case 'VEHICLE_DECISION_UNDONE':
      return decisionUndoneWords(tools, event);
    case 'REASONS_CHANGED':
      return t('journal.events.reasonsChanged', { kind: kindOf(tools, event) });
    default:
      return t(`journal.types.${event.type}`);
  }
};

/** Events whose sentences say everything, so that no field changes are listed. */
const complete: readonly string[] = [
  'VEHICLE_ADDED',
  'VEHICLE_DELETED',
  'DOCUMENT_VIEWED',
  'DOCUMENT_DELETED',
  'PLATE_WATCHED',
  'PLATE_UNWATCHED',
];

const changesOf = (tools: WordTools, event: JournalEvent): EventLine[] => {
  if (event.type === 'PARAMS_CHANGED') return paramsChanges(tools, event);
  if (event.type === 'REASONS_CHANGED') return reasonsChanges(event);
  return complete.includes(event.type) ? [] : fieldChanges(tools, event);
};

export const actLines = (tools: WordTools, event: JournalEvent): EventLine[] => {
  const changes = changesOf(tools, event);
  const sentence = { text: withReason(tools, event, sentenceOf(tools, event)) };
  const isSaidByChanges =
    event.type === 'ROLES_CHANGED' || (event.type === 'VEHICLE_CHANGED' && event.to?.newDocuments !== true);
  return isSaidByChanges && changes.length > 0 ? changes : [sentence, ...changes];
};
