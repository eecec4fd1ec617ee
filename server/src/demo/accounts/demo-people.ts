import type { Person } from '../../modules/accounts/registration/add-vouched-account.ts';
import people from './demo-people.json' with { type: 'json' };

export const demoPeople = people as readonly Person[];
