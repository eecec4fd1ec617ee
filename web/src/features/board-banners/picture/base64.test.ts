import { expect, test } from 'vitest';
import { bytesOf, kindOf } from './base64.ts';

test.each([0, 1, 2, 3, 4, 500_000])('%i bytes are counted from their base64', (count) => {
  expect(bytesOf(Buffer.alloc(count, 7).toString('base64'))).toBe(count);
});

test('the kind of a picture is read from its bytes, whatever it is called', () => {
  const of = (text: string) => kindOf(Buffer.from(text, 'latin1'));
  expect(of('\xff\xd8\xff\xe0....')).toBe('image/jpeg');
  expect(of('\x89PNG\r\n\x1a\n....')).toBe('image/png');
  expect(of('GIF89a....')).toBe('image/gif');
  expect(of('<svg xmlns="http://www.w3.org/2000/svg">')).toBeUndefined();
  expect(of('')).toBeUndefined();
});
