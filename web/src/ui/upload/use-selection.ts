import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkSelection } from './check-selection.ts';
import { shortenName } from './file-words.ts';

/** Converts pictures. If the converter cannot be loaded, files are checked as they are. */
const prepared = async (files: readonly File[]): Promise<readonly File[]> => {
  try {
    const { preparePicture } = await import('./prepare-picture.ts');
    const ready: File[] = [];
    // One after the other, because a phone has no memory for several pictures at once.
    for (const file of files) ready.push(await preparePicture(file));
    return ready;
  } catch {
    return files;
  }
};

export const useSelection = (onAccepted: (files: readonly File[]) => void) => {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<{ tooLarge: boolean; names: string } | null>(null);

  const select = async (files: readonly File[]) => {
    setProblem(null);
    const { accepted, tooLarge, wrongType } = await checkSelection(await prepared(files));
    if (tooLarge || wrongType.length > 0) {
      setProblem({ tooLarge, names: wrongType.map(({ name }) => shortenName(name)).join(', ') });
    }
    if (accepted.length > 0) onAccepted(accepted);
  };

  const problemText =
    problem && (problem.tooLarge ? t('upload.tooLarge') : t('upload.wrongType', { names: problem.names }));
  return { select, problemText };
};
