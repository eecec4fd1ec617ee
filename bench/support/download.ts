import { get } from 'node:http';

export type Download = {
  readonly first: number;
  readonly last: number;
  readonly content: Buffer;
};

export const download = (
  port: number,
  path: string,
  authorization: string,
  onBegun: () => void = () => undefined,
): Promise<Download> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const url = `http://127.0.0.1:${port}/oktet/api/v1${path}`;
    get(url, { headers: { authorization, 'application-type': 'admin' } }, (answer) => {
      let first = 0;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => {
        if (first === 0) {
          first = performance.now() - start;
          onBegun();
        }
        chunks.push(chunk);
      });
      answer.on('error', reject);
      answer.on('end', () => {
        const content = Buffer.concat(chunks);
        if (answer.statusCode === 200) resolve({ first, last: performance.now() - start, content });
        else reject(new Error(`${path}: ${answer.statusCode} ${content.toString()}`));
      });
    }).on('error', reject);
  });
