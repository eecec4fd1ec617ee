import * as z from 'zod/mini';
import { says } from '../form/field-message.ts';

export const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

const noSuchDay = says('datePicker.errors.INVALID_DATE');

export const requiredDay = () =>
  z.string().check(z.minLength(1, says('validation.required')), z.refine(isDay, noSuchDay));
