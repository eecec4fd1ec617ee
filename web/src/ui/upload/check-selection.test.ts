import { describe, expect, test } from 'vitest';
import ru from '../../../../locales/ru.json' with { type: 'json' };
import { checkSelection, contentTypeOf, maxFileBytes } from './check-selection.ts';

const jpegBytes = [0xff, 0xd8, 0xff, 0xe0, 0, 16];
const pdfBytes = [...new TextEncoder().encode('%PDF-1.7')];

const file = (name: string, bytes: number[], size = bytes.length) => {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], name);
};

const namesOf = async (...files: File[]) => {
  const { accepted, wrongType, tooLarge } = await checkSelection(files);
  return {
    accepted: accepted.map(({ name }) => name),
    wrongType: wrongType.map(({ name }) => name),
    tooLarge,
  };
};

describe('a selection of files', () => {
  test('photos and PDF are taken, whatever the case of their ending', async () => {
    const files = [file('a.jpg', jpegBytes), file('b.JPEG', jpegBytes), file('c.Pdf', pdfBytes)];
    expect(await namesOf(...files)).toEqual({
      accepted: ['a.jpg', 'b.JPEG', 'c.Pdf'],
      wrongType: [],
      tooLarge: false,
    });
  });

  test('the name and the leading bytes must agree', async () => {
    const files = [
      file('photo.png', jpegBytes),
      file('letter.pdf', jpegBytes),
      file('photo.jpg', pdfBytes),
      file('page.jpg', [...new TextEncoder().encode('<html>')]),
      file('empty.pdf', []),
      file('pdf', pdfBytes),
      file('good.pdf', pdfBytes),
    ];
    expect(await namesOf(...files)).toEqual({
      accepted: ['good.pdf'],
      wrongType: ['photo.png', 'letter.pdf', 'photo.jpg', 'page.jpg', 'empty.pdf', 'pdf'],
      tooLarge: false,
    });
  });

  test('one file that is too large refuses all of them', async () => {
    const files = [file('a.jpg', jpegBytes), file('b.pdf', pdfBytes, maxFileBytes)];
    expect(await namesOf(...files)).toEqual({ accepted: [], wrongType: [], tooLarge: true });
  });

  test('just under 10,000,000 bytes is not too large', async () => {
    expect((await namesOf(file('b.pdf', pdfBytes, 9_999_999))).accepted).toEqual(['b.pdf']);
  });
});

test('nothing is ever opened as a page', () => {
  expect(['a.jpg', 'a.JPEG', 'a.pdf', 'a.html', 'a.svg'].map(contentTypeOf)).toEqual([
    'image/jpeg',
    'image/jpeg',
    'application/pdf',
    'application/octet-stream',
    'application/octet-stream',
  ]);
});

test('the message about the size is the one of the specification', () => {
  expect(ru.upload.tooLarge).toBe('Размер файла не должен превышать 10МБ');
});
