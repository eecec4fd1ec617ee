import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';

/** Entries of the `?` help only. `useQueueKeys` handles the keys, also inside of the field. */
export const useListedKeys = () => {
  const { t } = useTranslation();
  useShortcuts(t('console.queue.title'), [
    { keys: ['Enter'], words: t('boardQueue.keys.checkIn') },
    { keys: ['F2'], words: t('boardQueue.keys.callNext') },
    { keys: ['↑', '↓', '←', '→'], words: t('boardQueue.keys.move') },
    { keys: ['Escape'], words: t('boardQueue.keys.field') },
    { keys: ['Mod+Z'], words: t('boardQueue.keys.undo') },
  ]);
};
