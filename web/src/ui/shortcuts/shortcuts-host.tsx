import { useTranslation } from 'react-i18next';
import type { Shortcut } from './shortcut-registry.ts';
import { shortcutsHelp } from './shortcuts-help.ts';
import { ShortcutsPanel } from './shortcuts-panel.tsx';
import { useShortcuts } from './use-shortcuts.ts';

type Props = {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
};

/** Mount once per application. */
export const ShortcutsHost = ({ title, shortcuts }: Props) => {
  const { t } = useTranslation();
  const isOpen = shortcutsHelp.useIsOpen();
  useShortcuts(title, [...shortcuts, { keys: ['?'], words: t('shortcuts.help'), run: shortcutsHelp.open }]);
  return isOpen ? <ShortcutsPanel onClose={shortcutsHelp.close} /> : null;
};
