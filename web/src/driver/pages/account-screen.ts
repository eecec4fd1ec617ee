import { takeFirstData } from '../../lib/first-data.ts';
import { rememberOwnData } from './own-data.ts';

export { AccountPage } from './account-page.tsx';

export const rememberFirstData = async (): Promise<void> => {
  const data = await takeFirstData();
  if (data) rememberOwnData(data);
};
