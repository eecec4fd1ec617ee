import type { Control } from 'react-hook-form';
import type { ParamsValues } from './params-values.ts';

export type ParamsControl = Control<ParamsValues, unknown, ParamsValues>;
export type ControlProps = { readonly control: ParamsControl };
