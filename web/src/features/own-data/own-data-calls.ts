import { queryOptions } from '@tanstack/react-query';
import { withProofAgain } from '../../domain/account/proof-again/with-proof-again.ts';
import { call, fetchBody } from '../../lib/api.ts';
import { fileNameIn } from '../../lib/file-name.ts';
import { saveBlob } from '../../lib/save-blob.ts';

const whileMakingMs = 3000;
/** Half an hour, because a copy may have hundreds of megabytes and the network may be slow. */
const downloadMs = 30 * 60_000;

export const copiesQuery = queryOptions({
  queryKey: ['data-copies'],
  queryFn: ({ signal }) => fetchBody('GET /users/data-copies', { signal }),
  refetchInterval: ({ state }) =>
    state.data?.some((copy) => copy.state === 'MAKING') ? whileMakingMs : false,
});

export const requestCopy = () => withProofAgain(() => call('POST /users/data-copies', { expect: 201 }));

export const saveCopy = async (id: string): Promise<void> => {
  const { body, headers } = await call('GET /users/data-copies/{id}/download', {
    expect: 200,
    params: { id },
    timeoutMs: downloadMs,
  });
  saveBlob(body, fileNameIn(headers.get('content-disposition')) ?? 'oktet.zip');
};

export const fetchDeletionPreview = () => fetchBody('GET /users/current-user/deletion', {});

export const deleteAccount = (expectedBookings: string[]) =>
  withProofAgain(() =>
    call('POST /users/current-user/deletion', { expect: 204, body: { expectedBookings } }),
  );
