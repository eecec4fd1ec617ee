import type { Decode } from './decode.ts';

type Detector = { detect(picture: HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

const ownDetector = async (): Promise<Decode | undefined> => {
  const Detector = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !formats.includes('qr_code')) return undefined;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (picture) => (await detector.detect(picture))[0]?.rawValue;
};

let loading: Promise<Decode> | undefined;

const load = async (): Promise<Decode> =>
  (await ownDetector()) ?? (await import('./zxing-decoder.ts')).createZxingDecoder();

/** Loads the phone's own decoder, otherwise ours, which has a megabyte. Loads one once, and again after a failure. */
export const loadDecoder = (): Promise<Decode> => {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
