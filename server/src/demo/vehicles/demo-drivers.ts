import type { Language } from '#contract/common.ts';
import type { Reasons } from '#contract/reasons.ts';

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
  readonly person?: {
    readonly firstName: string;
    readonly lastName: string;
    readonly patronymic?: string;
    readonly phone: string;
    readonly language: Language;
  };
  readonly vehicles: readonly DemoVehicle[];
};

export const demoDrivers: readonly DemoDriver[] = [
  {
    email: 'driver@oktet.local',
    vehicles: [
      {
        model: 'КамАЗ 5490 NEO',
        plate: 'А 482 МХ 75',
        daysAgo: 60,
        certificate: true,
        events: [{ what: 'approve', daysAgo: 59 }],
      },
      { model: 'Volvo FH 460', plate: 'К 207 ЕН 75', daysAgo: 1, certificate: true, events: [] },
      {
        model: 'Sitrak C7H',
        plate: '黑B·7K352',
        daysAgo: 45,
        certificate: true,
        events: [
          { what: 'approve', daysAgo: 44 },
          {
            what: 'warn',
            daysAgo: 6,
            reasons: {
              RU: 'Автомобиль не прибыл к назначенному времени',
              EN: 'The truck did not come at its time',
              CN: '车辆未按预约时间到达',
            },
            forDays: 90,
          },
        ],
      },
      {
        model: 'Hyundai Xcient',
        plate: '38-15 УБӨ',
        daysAgo: 40,
        certificate: false,
        events: [
          {
            what: 'warn',
            daysAgo: 30,
            reasons: {
              RU: 'Запись отменена за час до въезда',
              EN: 'The booking was cancelled an hour before entry',
              CN: '入场前一小时取消预约',
            },
            forDays: 20,
          },
          {
            what: 'ban',
            daysAgo: 2,
            reasons: {
              RU: 'Попытка въезда с чужим номером записи',
              EN: 'Attempt to enter with somebody else’s booking number',
              CN: '企图使用他人预约号通行',
            },
            forDays: 14,
          },
        ],
      },
    ],
  },
  {
    email: 'li.wei@oktet.local',
    person: { firstName: '伟', lastName: '李', phone: '+8613904700201', language: 'CN' },
    vehicles: [
      {
        model: 'Sinotruk HOWO T7H',
        plate: '黑M·12847',
        daysAgo: 120,
        certificate: true,
        events: [
          { what: 'approve', daysAgo: 118 },
          {
            what: 'ban',
            daysAgo: 50,
            reasons: { RU: 'Перегруз, акт № 114', EN: 'Overload, report No. 114', CN: '超载，第 114 号记录' },
            forDays: 10,
          },
          {
            what: 'unban',
            daysAgo: 45,
            reasons: { RU: 'Акт отменён', EN: 'The report was withdrawn', CN: '记录已撤销' },
          },
        ],
      },
      { model: 'FAW Jiefang J6P', plate: '黑M·30916', daysAgo: 3, certificate: true, events: [] },
    ],
  },
  {
    email: 'bat.erdene@oktet.local',
    person: { firstName: 'Бат-Эрдэнэ', lastName: 'Дорж', phone: '+97699110203', language: 'EN' },
    vehicles: [
      {
        model: 'MAN TGX 18.440',
        plate: '72-04 ДОА',
        daysAgo: 15,
        certificate: false,
        events: [
          {
            what: 'disapprove',
            daysAgo: 14,
            reasons: {
              RU: 'Нет свидетельства о регистрации',
              EN: 'There is no registration certificate',
              CN: '没有车辆行驶证',
            },
          },
        ],
      },
    ],
  },
  {
    email: 'petrova@oktet.local',
    person: {
      firstName: 'Марина',
      lastName: 'Петрова',
      patronymic: 'Игоревна',
      phone: '+79144500204',
      language: 'RU',
    },
    vehicles: [
      {
        model: 'Scania R450',
        plate: 'Т 519 ОР 75',
        daysAgo: 200,
        certificate: true,
        events: [{ what: 'approve', daysAgo: 199 }],
      },
      // Another driver’s plate in a different spelling, which demonstrates a disputed plate.
      { model: 'Volvo FH', plate: 'K207EH75', daysAgo: 2, certificate: false, events: [] },
    ],
  },
];
