import type { TFunction } from 'i18next';

/** Tells the chances by how many places were freed in the last seven days. */
export const freedWords = (t: TFunction, count: number) =>
  count === 0 ? t('waitingList.noneFreed') : t('waitingList.freed', { count });

export const othersWords = (t: TFunction, count: number) =>
  count === 0 ? t('waitingList.form.noOthers') : t('waitingList.form.others', { count });
