const isRun = (digits: string, step: number): boolean =>
  [...digits].every(
    (digit, index) => index === 0 || (Number(digits[index - 1]) + step + 10) % 10 === Number(digit),
  );

const isSequence = (digits: string): boolean => [1, -1, 2, -2].some((step) => isRun(digits, step));

const isRepeated = (text: string): boolean => /^(.+?)\1+$/s.test(text);

/** 11223344, 111222333. */
const isSequenceOfRepeats = (digits: string): boolean =>
  [2, 3].some((times) => {
    const firsts = [...digits].filter((_, index) => index % times === 0);
    return digits === firsts.map((digit) => digit.repeat(times)).join('') && isSequence(firsts.join(''));
  });

/** 1234554321, 12344321. */
const isThereAndBack = (digits: string): boolean => {
  const half = digits.slice(0, Math.ceil(digits.length / 2));
  return digits === [...digits].reverse().join('') && isSequence(half);
};

const isDay = (year: string, month: string, day: string) =>
  /^(19|20)\d\d$/.test(year) && /^(0[1-9]|1[0-2])$/.test(month) && /^(0[1-9]|[12]\d|3[01])$/.test(day);

const isDate = (digits: string): boolean => {
  const part = (from: number, to: number) => digits.slice(from, to);
  return (
    digits.length === 8 &&
    (isDay(part(4, 8), part(2, 4), part(0, 2)) ||
      isDay(part(4, 8), part(0, 2), part(2, 4)) ||
      isDay(part(0, 4), part(4, 6), part(6, 8)))
  );
};

/** Straight lines over the numeric keypad. */
const isKeypadWalk = (digits: string): boolean =>
  /^((147|258|369|741|852|963|789|456|123|987|654|321|159|357|951|753|134679|963258|147896325|123698745)+)\d?$/.test(
    digits,
  );

/** Numbers that sound like words in Chinese, and pi. */
export const isSaying = (digits: string): boolean =>
  /^(5?20|521|1314|5201314|5211314|1314520|1314521|7758521|7758258|7758520|584|3344|168|0|8)+$/.test(
    digits,
  ) || /^31415926/.test(digits);

/** 10203040, 100200300, 74108520. */
const isSpacedByZeros = (digits: string): boolean => {
  const others = digits.replaceAll('0', '');
  return others.length >= 3 && (isSequence(others) || isKeypadWalk(others));
};

const isCounting = (digits: string): boolean =>
  /^(0?123456|987654)\d{0,6}$/.test(digits) || /^\d{0,4}123456(789)?$/.test(digits);

/** Russian and Chinese mobile numbers in any notation; an attacker often knows the number. */
const isMobileNumber = (digits: string): boolean => /^(?:[78]?9\d{9}|(?:86)?1[3-9]\d{9})$/.test(digits);

/** Whether the text is a predictable number, also with separators (12.05.1985, +7 914 …). */
export const isHabitualNumber = (text: string): boolean => {
  if (!/^\+?\d[\d ./-]*$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  return (
    new Set(digits).size <= 2 ||
    [
      isSequence,
      isRepeated,
      isSequenceOfRepeats,
      isThereAndBack,
      isDate,
      isKeypadWalk,
      isSaying,
      isSpacedByZeros,
      isCounting,
      isMobileNumber,
    ].some((habit) => habit(digits))
  );
};
