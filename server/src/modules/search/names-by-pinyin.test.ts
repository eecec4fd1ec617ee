import { expect, test } from 'vitest';
import { namesByPinyin } from './names-by-pinyin.ts';

/** Returns the family names, each with those characters of `asked` that a given name may begin with. */
const namesIn = (typed: string, asked: string) =>
  namesByPinyin(typed.split(' ')).map(
    ({ family, given }) => `${family}${[...asked].filter((one) => given?.includes(one)).join('')}`,
  );

test.each([
  ['wang', '', ['王', '汪']],
  ['li wei', '伟卫威炜强', ['李伟卫威炜', '黎伟卫威炜', '厉伟卫威炜']],
  ['wangqiang', '强伟', ['王强', '汪强']],
  ['wang qiangguo', '强', ['王强', '汪强']],
  ['sun zhe', '喆', ['孙喆']],
  ['ouyang', '', ['欧阳']],
  ['ivanov', '', []],
  ['иван', '', []],
  ['li wei min', '', []],
])('%s may mean names with %s: %j', (typed, asked, names) => {
  expect(namesIn(typed, asked)).toEqual(names);
});
