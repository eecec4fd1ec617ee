import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Decode } from './decode.ts';

/** Loads the program from our own origin, because the library would load it from another site. */
export const createZxingDecoder = async (): Promise<Decode> => {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  return async (picture) => {
    const { width, height } = picture;
    const pixels = picture.getContext('2d', { willReadFrequently: true })?.getImageData(0, 0, width, height);
    if (!pixels) return undefined;
    const [code] = await readBarcodes(pixels, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
    return code?.isValid ? code.text : undefined;
  };
};
