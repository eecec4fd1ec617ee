import type { ComponentType } from 'react';
import type words from '../../../locales/ru.json';
import { sectionInAddress } from './address-choices.ts';

type SectionId = keyof (typeof words)['gallery']['sections'];

type Section = { readonly id: SectionId; readonly load: () => Promise<ComponentType> };
export type ShownSection = { readonly id: SectionId; readonly Content: ComponentType };

const section = (id: SectionId, load: () => Promise<ComponentType>): Section => ({ id, load });

/** In display order. */
export const sections: readonly Section[] = [
  section('datePicker', async () => (await import('./sections/date-picker-section.tsx')).DatePickerSection),
  section('dialogs', async () => (await import('./sections/dialogs-section.tsx')).DialogsSection),
  section('dropdown', async () => (await import('./sections/dropdown-section.tsx')).DropdownSection),
  section('infoLabel', async () => (await import('./sections/info-label-section.tsx')).InfoLabelSection),
  section('numeric', async () => (await import('./sections/numeric-section.tsx')).NumericSection),
  section('plates', async () => (await import('./sections/plates-section.tsx')).PlatesSection),
  section('statuses', async () => (await import('./sections/statuses-section.tsx')).StatusesSection),
  section('form', async () => (await import('./sections/form-section.tsx')).FormSection),
  section(
    'code-confirmation',
    async () => (await import('./sections/code-confirmation-section.tsx')).CodeConfirmationSection,
  ),
  section('upload', async () => (await import('./sections/upload-section.tsx')).UploadSection),
  section('paged-list', async () => (await import('./sections/paged-list-section.tsx')).PagedListSection),
  section('panel', async () => (await import('./sections/panel-section.tsx')).PanelSection),
  section('errors', async () => (await import('./sections/errors-section.tsx')).ErrorsSection),
];

export const loadShownSections = (): Promise<ShownSection[]> => {
  const chosen = sectionInAddress();
  const shown = sections.filter(({ id }) => chosen === null || id === chosen);
  return Promise.all(shown.map(async ({ id, load }) => ({ id, Content: await load() })));
};
