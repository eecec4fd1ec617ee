import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Uploads run in a worker thread, so that sending them does not distort the latency measurements. */
export type UploadOrder = {
  readonly port: number;
  readonly token: string;
  readonly count: number;
  readonly bytes: number;
};

const boundary = 'oktet-bench';
const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bench.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
const tail = `\r\n--${boundary}--\r\n`;
const block = Buffer.alloc(64 * 1024);

function* contentOf(bytes: number) {
  yield Buffer.from(head);
  yield Buffer.from([0xff, 0xd8, 0xff]);
  for (let left = bytes - 3; left > 0; left -= block.length) yield block.subarray(0, left);
  yield Buffer.from(tail);
}

const upload = async ({ port, token, bytes }: UploadOrder): Promise<void> => {
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/files/upload',
    headers: {
      authorization: token,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + bytes + tail.length,
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
  });
  await pipeline(Readable.from(contentOf(bytes)), sending);
  const status = await answered;
  if (status !== 201) throw new Error(`an upload was answered with ${status}`);
};

const order = workerData as UploadOrder;
await Promise.all(Array.from({ length: order.count }, () => upload(order)));
parentPort?.postMessage('done');
