import { z } from 'zod';
import { id, instant } from '../common.ts';

/** A file must be smaller than this. */
export const fileSizeLimit = 10_000_000;

export const documentTypes = ['STS', 'OTHER'] as const;
export const documentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentType>;

export const storedContentTypes = ['image/jpeg', 'application/pdf'] as const;
export type StoredContentType = (typeof storedContentTypes)[number];

/** Invisible marks that phones and chat apps put into file names. */
const directionMarks = /[\u061c\u200e\u200f]/g;

/** One line, no path separators, no bidi overrides, no U+FFFD (left by a name that was not UTF-8). */
export const fileName = z
  .string()
  .overwrite((name) => name.replaceAll(directionMarks, ''))
  .trim()
  .min(1)
  .max(255)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufffd/\\]*$/u);

export const storedFile = z.object({ fileId: id, name: z.string(), contentType: z.enum(storedContentTypes) });
export type StoredFile = z.infer<typeof storedFile>;

export const fileInfo = storedFile.extend({ size: z.int(), userId: id, createdDate: instant });
export type FileInfo = z.infer<typeof fileInfo>;

export const document = z.object({
  documentId: id,
  /** `id` and `guid` are the same as `documentId`. */
  id,
  guid: id,
  fileId: id,
  name: z.string(),
  originalName: z.string(),
  size: z.int(),
  contentType: z.enum(storedContentTypes),
  userId: id,
  type: documentType,
  vehicleIds: z.array(id),
  createdDate: instant,
});
export type Document = z.infer<typeof document>;

export const documentReferences = z
  .array(
    z.union([
      id,
      z.looseObject({ documentId: id }).transform(({ documentId }) => documentId),
      z.looseObject({ id }).transform((given) => given.id),
    ]),
  )
  .max(50);
