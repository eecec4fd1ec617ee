import i18next from 'i18next';
import { NetworkError } from '../../../lib/api-error.ts';
import { errorDialogOf } from '../../../ui/errors/error-dialog.ts';
import { isRefusal, reportFault } from '../../../ui/errors/handle-error.ts';
import { wordsIn, wordsOf } from '../../../ui/errors/words.ts';
import { plateText } from '../../plate/plate-text.ts';
import { tell } from './told.ts';

/** The server's own text for a refusal, and the web's for failures of server and network. */
const faultWords = (error: unknown): string | null => {
  const { t } = i18next;
  if (isRefusal(error)) return wordsIn(t, wordsOf(error.body));
  if (error instanceof NetworkError) return t('errorDialogs.network.title');
  const dialog = errorDialogOf(error);
  if (dialog === null) return null;
  return [dialog.title, dialog.message].flatMap((words) => (words ? [wordsIn(t, words)] : [])).join('. ');
};

/** Shown in the bar, because a dialog would swallow what is typed or scanned next. */
export const tellFault = (plate: string, error: unknown): void => {
  const words = faultWords(error);
  if (words === null) return;
  reportFault(error);
  tell({
    text: i18next.t('lineActs.told.notDone', { plate: plateText(plate), why: words }),
    tone: 'refused',
  });
};
