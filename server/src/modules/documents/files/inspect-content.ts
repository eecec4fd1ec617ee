import { Readable } from 'node:stream';
import { fileSizeLimit, type StoredContentType } from '#contract/documents/documents.ts';
import { AppError, invalidField } from '../../../platform/errors/app-error.ts';
import { contentTypeByContent, contentTypeByName, longestLeading } from './file-kinds.ts';

const tooLarge = () =>
  new AppError('FILE_TOO_LARGE', { fields: [{ propertyPath: 'file', code: 'FILE_TOO_LARGE' }] });

export type Inspection = { size: number; contentType?: StoredContentType };

/** Passes content through; fails once it is too large or its magic bytes are not accepted. */
export const inspectContent = (
  content: Readable,
  name = '',
): { readonly content: Readable; readonly found: Inspection } => {
  const found: Inspection = { size: 0 };
  const strangeContent = contentTypeByName(name) ? 'FILE_CONTENT_MISMATCH' : 'WRONG_FILE_TYPE';
  let head = Buffer.alloc(0);

  const recognise = (isEnd: boolean) => {
    if (found.contentType || (head.length < longestLeading && !isEnd)) return;
    const contentType = contentTypeByContent(head);
    if (!contentType) throw invalidField('file', found.size === 0 ? 'EMPTY_FILE' : strangeContent);
    found.contentType = contentType;
  };
  const inspect = async function* () {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      found.size += chunk.length;
      if (found.size >= fileSizeLimit) throw tooLarge();
      if (head.length < longestLeading) head = Buffer.concat([head, chunk.subarray(0, longestLeading)]);
      recognise(false);
      yield chunk;
    }
    recognise(true);
  };
  return { content: Readable.from(inspect(), { objectMode: false }), found };
};
