import { describe, expect, test } from 'vitest';
import type { UploadHandlers } from './upload-document.ts';
import { createUploadQueue } from './upload-queue.ts';

type Running = { name: string; handlers: UploadHandlers; succeed: () => void; fail: (error: Error) => void };

const setUp = () => {
  const running: Running[] = [];
  const uploaded: string[] = [];
  const queue = createUploadQueue<string>(
    ({ name }, handlers) =>
      new Promise((resolve, reject) => {
        running.push({ name, handlers, succeed: () => resolve(name), fail: reject });
      }),
    (document) => uploaded.push(document),
  );
  const states = () => queue.current().map(({ file, state }) => `${file.name} ${state}`);
  const add = (...names: string[]) => queue.add(names.map((name) => new File([], name)));
  const runningAt = (place: number) => {
    const found = running[place];
    if (found === undefined) throw new Error(`Upload ${place} has not started`);
    return found;
  };
  const keyOf = (name: string) => queue.current().find(({ file }) => file.name === name)?.key ?? -1;
  return { queue, running, runningAt, uploaded, states, add, keyOf };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of uploads', () => {
  test('sends one file after the other', async () => {
    const { add, states, runningAt, running, uploaded } = setUp();
    add('a', 'b');
    expect(states()).toEqual(['a uploading', 'b waiting']);
    expect(running).toHaveLength(1);
    runningAt(0).succeed();
    await settle();
    expect(states()).toEqual(['b uploading']);
    runningAt(1).succeed();
    await settle();
    expect(states()).toEqual([]);
    expect(uploaded).toEqual(['a', 'b']);
  });

  test('reports progress', () => {
    const { add, queue, runningAt } = setUp();
    add('a');
    runningAt(0).handlers.onProgress(0.4);
    expect(queue.current()[0]?.progress).toBe(0.4);
  });

  test('goes on after a failure, and sends the failed one again when asked', async () => {
    const { add, states, runningAt, uploaded, queue, keyOf } = setUp();
    add('a', 'b');
    runningAt(0).fail(new Error('cut'));
    await settle();
    expect(states()).toEqual(['a failed', 'b uploading']);
    queue.retry(keyOf('a'));
    expect(states()).toEqual(['a waiting', 'b uploading']);
    runningAt(1).succeed();
    await settle();
    runningAt(2).succeed();
    await settle();
    expect(uploaded).toEqual(['b', 'a']);
  });

  test('a cancelled file is aborted, forgotten, and makes room for the next', async () => {
    const { add, states, runningAt, uploaded, queue, keyOf } = setUp();
    add('a', 'b');
    queue.cancel(keyOf('a'));
    expect(runningAt(0).handlers.signal.aborted).toBe(true);
    expect(states()).toEqual(['b uploading']);
    runningAt(0).succeed();
    runningAt(0).handlers.onProgress(1);
    await settle();
    expect(uploaded).toEqual([]);
    expect(states()).toEqual(['b uploading']);
  });

  test('a waiting file can be cancelled before it has begun', () => {
    const { add, states, queue, keyOf, running } = setUp();
    add('a', 'b');
    queue.cancel(keyOf('b'));
    expect(states()).toEqual(['a uploading']);
    expect(running).toHaveLength(1);
  });

  test('leaving the page cancels everything', () => {
    const { add, states, queue, runningAt, running } = setUp();
    add('a', 'b');
    queue.cancelAll();
    expect(runningAt(0).handlers.signal.aborted).toBe(true);
    expect(states()).toEqual([]);
    expect(running).toHaveLength(1);
  });
});
