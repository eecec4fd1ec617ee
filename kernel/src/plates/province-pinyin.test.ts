import { expect, test } from 'vitest';
import { provinces } from './parse-plate.ts';
import { platesByPinyin } from './province-pinyin.ts';

test.each([
  ['heib482', ['黑B482']],
  ['hb482', ['沪B482', '黑B482']],
  ['mengE7', ['蒙E7']],
  ['m·e 7', ['蒙E7', '闽E7']],
  ['meng', ['蒙']],
  ['m', []],
  ['wang', ['皖G']],
  ['m7', []],
  ['ivanov', []],
  ['к732ам', []],
])('%s may mean %j', (typed, plates) => {
  expect([...platesByPinyin(typed)].toSorted()).toEqual(plates.toSorted());
});

test('every province has its letters', () => {
  expect(provinces).toHaveLength(31);
  expect(platesByPinyin('jingA1')).toContain('京A1');
  expect(platesByPinyin('qiongA1')).toEqual(['琼A1']);
});
