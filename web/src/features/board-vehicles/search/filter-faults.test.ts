import { expect, test } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { faultsIn, refusedFilters } from './filter-faults.ts';
import { readVehicleSearch } from './vehicle-search.ts';

const faultsOf = (address: Record<string, unknown>) => faultsIn(readVehicleSearch(address));

test('no filter, and any that can find something, is in order', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ plate: '黑b', phone: '+7 (914) 12', from: '2026-11-20', to: '2026-11-20' })).toEqual([]);
});

test('a plate without a letter or digit, the short end of a number and a range that ends first are not', () => {
  expect(faultsOf({ plate: '---' })).toEqual(['plate']);
  expect(faultsOf({ phone: 123 })).toEqual(['phone']);
  expect(faultsOf({ from: '2026-11-21', to: '2026-11-20' })).toEqual(['to']);
});

test('the server’s refusal stands at the filter it is about', () => {
  const errors = [
    { propertyPath: 'warnedFrom', code: 'INVALID_VALUE', message: 'Нет такого дня' },
    { propertyPath: 'phoneNumber', code: 'INVALID_FORMAT', message: 'Не номер' },
    { propertyPath: 'page', code: 'TOO_BIG', message: 'Слишком много' },
  ];
  const messagesByLang = { RU: '', EN: '', CN: '' };
  const refusal = new ApiError(400, {
    code: 'INVALID_INPUT',
    message: '',
    messagesByLang,
    errors,
    requestId: '',
  });
  expect(refusedFilters(refusal)).toEqual({ from: 'Нет такого дня', phone: 'Не номер' });
  expect(refusedFilters(new Error('else'))).toEqual({});
});
