import type { ClosureActType } from '#contract/bookings/closures.ts';
import type { BanEventType, JournalEntryType } from '#contract/journal/event-types.ts';
import type { JournalEvent } from '#contract/journal/journal.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { whenWords } from '../../checkpoint/checkpoint-words.ts';
import { plateText } from '../../plate/plate-text.ts';
import { gateWords } from '../../queue/line-words.ts';
import { reasonKinds } from '../../reasons/reason-kinds.ts';
import { type EventLine, textIn, type WordTools, withReason } from './event-line.ts';
import { fieldChanges, paramsChanges } from './field-changes.ts';

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

const decisionUndoneWords = ({ t }: WordTools, { from, to }: JournalEvent): string => {
  if (to?.approved === true) return t('journal.events.decisionUndone.approvedAgain');
  return t(`journal.events.decisionUndone.${from?.approved === true ? 'approval' : 'refusal'}`);
};

type Sentence = (tools: WordTools, event: JournalEvent) => string;

const closureSentence =
  (
    type: 'CHECKPOINT_CLOSED' | 'CLOSURE_EXTENDED' | 'CHECKPOINT_REOPENED' | 'CLOSURE_REASONS_CHANGED',
  ): Sentence =>
  ({ t }, { to }) =>
    t(`journal.events.closures.${type}`, closureWords(to));

/** Events that say more than the name of their type. */
const sentences: { readonly [Type in JournalEntryType | BanEventType]?: Sentence } = {
  BAN: banWords,
  WARN: ({ t }) => t('journal.events.warned'),
  LIMIT: ({ t }, { to }) => t('journal.events.limited', { when: momentIn(to, 'until') }),
  UNBAN: ({ t }, { to }) =>
    t(to?.unbanMode === 'EXPIRED' ? 'journal.events.banExpired' : 'journal.events.unbanned'),
  VEHICLE_ADDED: ({ t }, { to }) =>
    t(to?.contested === true ? 'journal.events.vehicleContested' : 'journal.events.vehicleAdded'),
  VEHICLE_CHANGED: ({ t }, { to }) =>
    t(to?.newDocuments === true ? 'journal.events.newDocuments' : 'journal.events.vehicleChanged'),
  VEHICLE_DELETED: ({ t }) => t('journal.events.vehicleDeleted'),
  VEHICLE_APPROVED: ({ t }, { to }) =>
    t(textIn(to, 'insteadOf') ? 'journal.events.approvedInstead' : 'journal.events.approved'),
  VEHICLE_DISAPPROVED: ({ t }, { from }) =>
    t(from?.approved === true ? 'journal.events.approvalTaken' : 'journal.events.disapproved'),
  VEHICLE_DECISION_UNDONE: decisionUndoneWords,
  DOCUMENT_VIEWED: (tools, { to }) =>
    tools.t('journal.events.documentViewed', { document: documentOf(tools, to) }),
  DOCUMENT_DELETED: (tools, { from }) =>
    tools.t('journal.events.documentDeleted', { document: documentOf(tools, from) }),
  FILE_REFUSED: ({ t }, { to }) =>
    t('journal.events.fileRefused', { signature: textIn(to, 'signature') ?? '' }),
  APPEAL_DECIDED: ({ t }, { to }) =>
    t(to?.appealState === 'LIFTED' ? 'journal.events.appealLifted' : 'journal.events.appealUpheld'),
  SESSIONS_ENDED: ({ t }) => t('journal.events.sessionsEnded'),
  GATE_CLOSED: ({ t }, { to }) => t('journal.events.gateClosed', { gate: gateIn(to) }),
  GATE_OPENED: ({ t }, { to }) => t('journal.events.gateOpened', { gate: gateIn(to) }),
  PLATE_WATCHED: ({ t }, { to }) => t('journal.events.plateWatched', { plate: plateIn(to) }),
  PLATE_UNWATCHED: ({ t }, { from }) => t('journal.events.plateUnwatched', { plate: plateIn(from) }),
  PARAMS_CHANGED: ({ t }, { to }) =>
    t('journal.events.paramsChanged', { version: String(to?.version ?? '') }),
  CHECKPOINT_CLOSED: closureSentence('CHECKPOINT_CLOSED'),
  CLOSURE_EXTENDED: closureSentence('CLOSURE_EXTENDED'),
  CHECKPOINT_REOPENED: closureSentence('CHECKPOINT_REOPENED'),
  CLOSURE_REASONS_CHANGED: closureSentence('CLOSURE_REASONS_CHANGED'),
  CLOSURE_UNDONE: closureUndoneWords,
  REASONS_CHANGED: (tools, event) => tools.t('journal.events.reasonsChanged', { kind: kindOf(tools, event) }),
};

const sentenceOf = (tools: WordTools, event: JournalEvent): string =>
  sentences[event.type as JournalEntryType | BanEventType]?.(tools, event) ??
  tools.t(`journal.types.${event.type}`);

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
