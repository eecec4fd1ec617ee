import { type ComponentType, lazy } from 'react';
import type words from '#locales/ru.json';

type SectionId = keyof (typeof words)['gallery']['sections'];

export type GallerySection = { id: SectionId; Content: ComponentType };

const section = (id: SectionId, load: () => Promise<ComponentType>): GallerySection => ({
  id,
  Content: lazy(async () => ({ default: await load() })),
});

/** In the order shown. The title of a section is `gallery.sections.<id>` in locales. */
export const sections: readonly GallerySection[] = [
  section('dialogs', async () => (await import('./sections/dialogs-section.tsx')).DialogsSection),
];
