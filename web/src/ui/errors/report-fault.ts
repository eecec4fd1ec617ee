import { ApiError, NetworkError, UnexpectedStatusError } from '../../lib/api-error.ts';

/** What is neither an answer nor the network is a fault of ours: said politely, it still must be found. */
export const reportFault = (error: unknown) => {
  const isForeseen = [ApiError, NetworkError, UnexpectedStatusError].some((kind) => error instanceof kind);
  if (!isForeseen) console.error(error);
};
