export const maxFileBytes = 10_000_000;
/** Accepts any picture, because other formats are converted to JPEG. */
export const acceptedFiles = '.jpg,.jpeg,.pdf,image/*,application/pdf';

const kinds = [
  { name: /\.jpe?g$/i, contentType: 'image/jpeg', leading: [0xff, 0xd8, 0xff] },
  { name: /\.pdf$/i, contentType: 'application/pdf', leading: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const;

const kindOf = (name: string) => kinds.find((kind) => kind.name.test(name));

/** The type with which a stored file is opened. Only known types are used, whatever the server or the file claims. */
export const contentTypeOf = (name: string): string =>
  kindOf(name)?.contentType ?? 'application/octet-stream';

const isWhatItsNameSays = async (file: File) => {
  const kind = kindOf(file.name);
  if (kind === undefined) return false;
  const bytes = new Uint8Array(await file.slice(0, kind.leading.length).arrayBuffer());
  return kind.leading.every((byte, place) => bytes[place] === byte);
};

type CheckedSelection = {
  readonly accepted: readonly File[];
  /** A single file that is too large rejects the whole selection. */
  readonly tooLarge: boolean;
  readonly wrongType: readonly File[];
};

export const checkSelection = async (files: readonly File[]): Promise<CheckedSelection> => {
  if (files.some(({ size }) => size >= maxFileBytes)) return { accepted: [], tooLarge: true, wrongType: [] };
  // An unreadable file counts as invalid.
  const verdicts = await Promise.all(files.map((file) => isWhatItsNameSays(file).catch(() => false)));
  return {
    accepted: files.filter((_, place) => verdicts[place]),
    tooLarge: false,
    wrongType: files.filter((_, place) => !verdicts[place]),
  };
};
