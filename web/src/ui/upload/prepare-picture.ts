import { maxFileBytes } from './check-selection.ts';

/** Enough pixels to read the smallest print of a certificate. */
const longestSide = 3000;
const qualities = [0.86, 0.7, 0.5] as const;

const isPicture = ({ type, name }: File) =>
  type.startsWith('image/') || /\.(png|webp|heic|heif|bmp|gif)$/i.test(name);

const isFine = ({ name, size }: File) => /\.jpe?g$/i.test(name) && size < maxFileBytes;

const draw = async (file: File) => {
  // The EXIF rotation is applied here, because the canvas drops all EXIF data.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  // White replaces transparent pixels, which a JPEG would show black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
};

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

const shrunk = async (file: File): Promise<File> => {
  const canvas = await draw(file);
  for (const quality of qualities) {
    const blob = await toJpeg(canvas, quality);
    if (blob && blob.size < maxFileBytes)
      return new File([blob], file.name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
  }
  return file;
};

/** Makes a JPEG below the size limit. What the browser cannot decode (HEIC, broken files) fails the check later. */
export const preparePicture = async (file: File): Promise<File> => {
  if (!isPicture(file) || isFine(file)) return file;
  try {
    return await shrunk(file);
  } catch {
    return file;
  }
};
