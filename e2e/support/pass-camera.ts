import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import encodeQR from 'qr';

const side = 640;
const quiet = 4;
const header = Buffer.from(`YUV4MPEG2 W${side} H${side} F20:1 Ip A1:1 C420jpeg\n`);
const frameMark = Buffer.from('FRAME\n');
const [white, black, noColour] = [235, 16, 128];

/** A video frame in black and white with the code, as a phone shows it. */
const frameOf = (text: string | undefined): Buffer => {
  const light = Buffer.alloc(side * side, white);
  const rows = text === undefined ? [] : encodeQR(text, 'raw', { ecc: 'low', border: quiet });
  const module = Math.floor(side / Math.max(1, rows.length));
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = 0; line < module; line += 1) {
          const from = (y * module + line) * side + x * module;
          light.fill(black, from, from + module);
        }
  return Buffer.concat([frameMark, light, Buffer.alloc((side * side) / 2, noColour)]);
};

/** A video file with one frame, which Chromium takes for a camera and reads again and again. */
export const openPassCamera = () => {
  const folder = mkdtempSync(join(tmpdir(), 'oktet-camera-'));
  const file = join(folder, 'camera.y4m');
  writeFileSync(file, Buffer.concat([header, frameOf(undefined)]));
  return {
    arguments: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    show: async (text: string | undefined) => {
      const video = await open(file, 'r+');
      await video.write(frameOf(text), 0, undefined, header.length);
      await video.close();
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
