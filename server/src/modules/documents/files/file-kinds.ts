import type { StoredContentType } from '#contract/documents/documents.ts';

type FileKind = {
  readonly contentType: StoredContentType;
  readonly name: RegExp;
  readonly leading: Buffer;
};

const kinds: readonly FileKind[] = [
  { contentType: 'image/jpeg', name: /\.jpe?g$/i, leading: Buffer.from([0xff, 0xd8, 0xff]) },
  { contentType: 'application/pdf', name: /\.pdf$/i, leading: Buffer.from('%PDF-') },
];

export const longestLeading = Math.max(...kinds.map(({ leading }) => leading.length));

export const contentTypeByName = (name: string): StoredContentType | undefined =>
  kinds.find((kind) => kind.name.test(name))?.contentType;

export const contentTypeByContent = (head: Buffer): StoredContentType | undefined =>
  kinds.find(({ leading }) => head.subarray(0, leading.length).equals(leading))?.contentType;
