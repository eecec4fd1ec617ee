import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ParamName } from '../params-names.ts';
import { numberGroups } from '../params-names.ts';

/** Parts of the form, and the parameters of each. */
const formSections = {
  capacity: [...numberGroups.capacity, 'weeklyHours'],
  closures: ['closures'],
  overrides: ['capacityOverrides'],
  terms: [...numberGroups.horizon, ...numberGroups.limits],
  passage: [...numberGroups.strikes, ...numberGroups.passage, 'gates'],
  documents: ['certificateRequired', 'priorityDocumentRequired', 'codeChannel', ...numberGroups.privacy],
  cargo: ['cargoTypes'],
} as const satisfies Record<string, readonly ParamName[]>;

export type FormSection = keyof typeof formSections;
export type Section = FormSection | 'intake' | 'history';

const formSectionNames = Object.keys(formSections) as FormSection[];

/** As they stand in the menu. */
export const sectionNames: readonly Section[] = ['intake', ...formSectionNames, 'history'];

export const isFormSection = (section: Section) => formSectionNames.some((one) => one === section);

/** The sections that hold any of these parameters. */
export const sectionsOf = (names: readonly string[]): FormSection[] =>
  formSectionNames.filter((section) => formSections[section].some((name) => names.includes(name)));

/** The one in the address: a link shows the same. */
export const useSection = () => {
  const { section }: { section?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  return {
    section: sectionNames.find((one) => one === section) ?? 'intake',
    // What is half-changed stays in the form, so nothing is to be asked.
    show: (next: Section) =>
      void navigate({
        to: '/parameters',
        search: next === 'intake' ? {} : { section: next },
        replace: true,
        ignoreBlocker: true,
      }),
  };
};
