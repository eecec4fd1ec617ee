import { expect, test } from 'vitest';
import { namesByPinyin } from './names-by-pinyin.ts';

test.each([
  ['wang', ['王', '汪']],
  ['li wei', ['李伟', '李卫', '李威', '黎伟', '黎卫', '黎威']],
  ['wangqiang', ['王强', '汪强']],
  ['wang qiangguo', ['王强', '汪强']],
  ['ouyang', ['欧阳']],
  ['ivanov', []],
  ['иван', []],
  ['li wei min', []],
])('%s may mean %j', (typed, names) => {
  expect(namesByPinyin(typed.split(' '))).toEqual(names);
});
