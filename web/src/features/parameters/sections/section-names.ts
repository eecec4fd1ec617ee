import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ParamName } from '../params-names.ts';
import { numberGroups } from '../params-names.ts';

const ruleSections = {
  places: numberGroups.capacity,
  terms: [...numberGroups.horizon, ...numberGroups.limits, 'waitingList', ...numberGroups.freed, 'reconfirm'],
  passage: [...numberGroups.strikes, ...numberGroups.passage, 'gates', 'site'],
  documents: ['certificateRequired', 'priorityDocumentRequired', 'codeChannel', ...numberGroups.privacy],
  cargo: ['cargoTypes'],
  draw: ['draw'],
} as const satisfies Record<string, readonly ParamName[]>;

const formSections = {
  calendar: ['weeklyHours', 'closures', 'capacityOverrides'],
  ...ruleSections,
} as const satisfies Record<string, readonly ParamName[]>;

type RuleSection = keyof typeof ruleSections;
export type FormSection = keyof typeof formSections;
export type Section = FormSection | 'block' | 'reasons' | 'history';

const ruleSectionNames = Object.keys(ruleSections) as RuleSection[];
const formSectionNames = Object.keys(formSections) as FormSection[];

export const sectionGroups = [
  { name: 'calendar', sections: ['calendar', 'block'] },
  { name: 'rules', sections: ruleSectionNames },
  { name: 'other', sections: ['reasons', 'history'] },
] as const satisfies readonly { name: string; sections: readonly Section[] }[];

export const sectionNames: readonly Section[] = sectionGroups.flatMap(({ sections }) => sections);

export const isFormSection = (section: Section) => formSectionNames.some((one) => one === section);

export const sectionsOf = (names: readonly string[]): FormSection[] =>
  formSectionNames.filter((section) => formSections[section].some((name) => names.includes(name)));

const isRule = (section: unknown): section is RuleSection => ruleSectionNames.some((one) => one === section);

/** Parts of the rules share one page. Every other section is a page. */
const addressOf = (section: Section) =>
  isRule(section)
    ? { params: { part: 'rules' }, search: section === 'places' ? {} : { section } }
    : { params: { part: section }, search: {} };

const sectionAt = (part: unknown, section: unknown): Section => {
  if (part === 'rules') return isRule(section) ? section : 'places';
  return sectionNames.find((one) => one === part && !isRule(one)) ?? 'calendar';
};

export const useSection = () => {
  const { section }: { section?: unknown } = useSearch({ strict: false });
  const { part }: { part?: unknown } = useParams({ strict: false });
  const navigate = useNavigate();
  return {
    section: sectionAt(part, section),
    // Nothing is asked, because unsaved changes stay in the form.
    show: (next: Section) =>
      void navigate({ to: '/parameters/$part', ...addressOf(next), replace: true, ignoreBlocker: true }),
  };
};

/** The week of today, unless the URL names another day. */
export const useShownWeek = (today: string) => {
  const { from }: { from?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    first: typeof from === 'string' && /^2\d{3}-\d\d-\d\d$/.test(from) ? from : today,
    show: (day: string) =>
      void navigate({
        to: '/parameters/$part',
        params: { part: 'calendar' },
        search: day === today ? {} : { from: day },
        replace: true,
        ignoreBlocker: true,
      }),
  };
};
