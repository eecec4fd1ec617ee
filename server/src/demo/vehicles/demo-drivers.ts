import type { Reasons } from '#contract/reasons.ts';
import type { Person } from '../../modules/accounts/registration/add-vouched-account.ts';
import drivers from './demo-drivers.json' with { type: 'json' };

export type DemoEvent =
  | { readonly what: 'approve'; readonly daysAgo: number }
  | { readonly what: 'disapprove' | 'unban'; readonly daysAgo: number; readonly reasons: Required<Reasons> }
  | {
      readonly what: 'ban' | 'warn';
      readonly daysAgo: number;
      readonly reasons: Required<Reasons>;
      readonly forDays?: number;
    };

export type DemoVehicle = {
  readonly model: string;
  readonly plate: string;
  readonly daysAgo: number;
  readonly certificate: boolean;
  readonly events: readonly DemoEvent[];
};

export type DemoDriver = {
  readonly email: string;
  /** Absent for the demo driver, who already exists. */
  readonly person?: Omit<Person, 'email' | 'roles'> & { readonly phone: string };
  readonly vehicles: readonly DemoVehicle[];
};

/** K207EH75 is another driver’s plate in a different spelling: it shows a disputed plate. */
export const demoDrivers = drivers as readonly DemoDriver[];
