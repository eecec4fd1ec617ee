/** Does not use zod, because the web needs the values. Screens sort countries by their names. */
export const setupCountries = [
  'RU',
  'CN',
  'KZ',
  'MN',
  'BY',
  'KG',
  'UZ',
  'TJ',
  'TM',
  'AZ',
  'AM',
  'GE',
  'TR',
  'IR',
  'LT',
  'LV',
  'EE',
  'FI',
  'NO',
  'PL',
] as const;
export type SetupCountry = (typeof setupCountries)[number];

type CountryDefaults = {
  /** Time zones of its border crossings, first the zone of most of them. */
  readonly zones: readonly string[];
  readonly phonePrefix: string;
  /** Usual opening hours of every day. */
  readonly hours: readonly [from: string, to: string];
};

const allDay = ['00:00', '24:00'] as const;

export const countryDefaults: Readonly<Record<SetupCountry, CountryDefaults>> = {
  RU: {
    zones: [
      'Asia/Chita',
      'Europe/Moscow',
      'Europe/Kaliningrad',
      'Europe/Samara',
      'Europe/Saratov',
      'Asia/Yekaterinburg',
      'Asia/Omsk',
      'Asia/Barnaul',
      'Asia/Krasnoyarsk',
      'Asia/Irkutsk',
      'Asia/Yakutsk',
      'Asia/Vladivostok',
    ],
    phonePrefix: '+7',
    hours: allDay,
  },
  CN: { zones: ['Asia/Shanghai', 'Asia/Urumqi'], phonePrefix: '+86', hours: ['08:00', '20:00'] },
  KZ: { zones: ['Asia/Almaty', 'Asia/Aqtobe', 'Asia/Oral'], phonePrefix: '+7', hours: allDay },
  MN: { zones: ['Asia/Ulaanbaatar', 'Asia/Hovd'], phonePrefix: '+976', hours: ['08:00', '20:00'] },
  BY: { zones: ['Europe/Minsk'], phonePrefix: '+375', hours: allDay },
  KG: { zones: ['Asia/Bishkek'], phonePrefix: '+996', hours: allDay },
  UZ: { zones: ['Asia/Tashkent', 'Asia/Samarkand'], phonePrefix: '+998', hours: allDay },
  TJ: { zones: ['Asia/Dushanbe'], phonePrefix: '+992', hours: allDay },
  TM: { zones: ['Asia/Ashgabat'], phonePrefix: '+993', hours: ['08:00', '20:00'] },
  AZ: { zones: ['Asia/Baku'], phonePrefix: '+994', hours: allDay },
  AM: { zones: ['Asia/Yerevan'], phonePrefix: '+374', hours: allDay },
  GE: { zones: ['Asia/Tbilisi'], phonePrefix: '+995', hours: allDay },
  TR: { zones: ['Europe/Istanbul'], phonePrefix: '+90', hours: allDay },
  IR: { zones: ['Asia/Tehran'], phonePrefix: '+98', hours: ['08:00', '20:00'] },
  LT: { zones: ['Europe/Vilnius'], phonePrefix: '+370', hours: allDay },
  LV: { zones: ['Europe/Riga'], phonePrefix: '+371', hours: allDay },
  EE: { zones: ['Europe/Tallinn'], phonePrefix: '+372', hours: allDay },
  FI: { zones: ['Europe/Helsinki'], phonePrefix: '+358', hours: allDay },
  NO: { zones: ['Europe/Oslo'], phonePrefix: '+47', hours: allDay },
  PL: { zones: ['Europe/Warsaw'], phonePrefix: '+48', hours: allDay },
};

/** The country of a time zone, because most servers already have the right zone. */
export const countryOfZone = (timeZone: string): SetupCountry | undefined =>
  setupCountries.find((country) => countryDefaults[country].zones.includes(timeZone));
