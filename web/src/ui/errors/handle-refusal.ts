import { ApiError } from '../../lib/api-error.ts';
import { handleError, tellRefusal } from './handle-error.ts';

/** True if a rule refused. Its own text is shown, because "try later" would be wrong. */
const isOfRule = (error: unknown) =>
  error instanceof ApiError && [409, 422].includes(error.status) && Boolean(error.body?.message);

export const handleRefusal = async (error: unknown): Promise<void> => {
  if (isOfRule(error)) await tellRefusal(error);
  else await handleError(error);
};
