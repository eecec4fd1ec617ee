import type { Person } from '../../modules/accounts/registration/add-vouched-account.ts';

export const demoPeople: readonly Person[] = [
  {
    email: 'admin@oktet.local',
    phone: '+79144500101',
    first_name: 'Ольга',
    last_name: 'Соколова',
    patronymic: 'Викторовна',
    roles: ['ADMIN'],
  },
  {
    email: 'board@oktet.local',
    phone: '+79144500102',
    first_name: 'Табло',
    last_name: 'Зал ожидания',
    roles: ['BOARD'],
  },
  {
    email: 'driver@oktet.local',
    phone: '+79144500103',
    first_name: 'Андрей',
    last_name: 'Морозов',
    patronymic: 'Сергеевич',
    roles: [],
  },
];
