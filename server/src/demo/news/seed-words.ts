import type { NewsItem } from '#contract/news/news.ts';

type DemoNews = Pick<NewsItem, 'titles' | 'texts'> & { readonly hoursAgo: number };

/** Oldest first. One is only in Russian, to show a missing translation. */
export const demoNews: readonly DemoNews[] = [
  {
    hoursAgo: 13 * 24,
    titles: {
      RU: 'Запись на время вместо живой очереди',
      EN: 'Booked times instead of a waiting line',
      CN: '预约时段取代现场排队',
    },
    texts: {
      RU: 'Проезд через пункт пропуска — **только по записи**.\n\n1. Выберите день и время.\n2. Приезжайте в зону ожидания к назначенному часу.\n3. Ждите вызова: номер появится на табло.\n\nПодробности — в разделе [«О пункте пропуска»](/info/acp).',
      EN: 'The checkpoint can be passed **by booking only**.\n\n1. Choose a day and a time.\n2. Come to the waiting zone at that hour.\n3. Wait for your call: your plate will appear on the board.\n\nRead more [about the checkpoint](/info/acp).',
      CN: '通过口岸**须提前预约**。\n\n1. 选择日期和时间。\n2. 按预约时间到达等候区。\n3. 等待呼叫：车牌号将显示在大屏上。\n\n详情请见[口岸介绍](/info/acp)。',
    },
  },
  {
    hoursAgo: 8 * 24,
    titles: {
      RU: 'Новая стоянка на 60 грузовиков',
      EN: 'A new parking area for 60 trucks',
      CN: '新停车场启用，可停放 60 辆货车',
    },
    texts: {
      RU: 'Рядом с зоной ожидания открыта **охраняемая стоянка**: освещение, видеонаблюдение, тёплый туалет и душ.\n\n* Въезд — со стороны объездной дороги.\n* Первые два часа бесплатно.',
      EN: 'A **guarded parking area** has opened next to the waiting zone: lighting, cameras, heated toilets and a shower.\n\n* Enter from the bypass road.\n* The first two hours are free.',
      CN: '等候区旁新开设**有人看守的停车场**：照明、监控、暖气卫生间和淋浴。\n\n* 从绕行公路一侧驶入。\n* 前两小时免费。',
    },
  },
  {
    hoursAgo: 5 * 24,
    titles: { RU: 'Проверьте срок страховки', EN: '', CN: '' },
    texts: {
      RU: 'С начала месяца на въезде чаще спрашивают **полис ОСАГО**. Проверьте, что он действует до конца рейса, — оформить новый можно в здании пункта пропуска, окно 4.',
      EN: '',
      CN: '',
    },
  },
  {
    hoursAgo: 40,
    titles: {
      RU: 'Ночью работают четыре полосы',
      EN: 'Four lanes are open at night',
      CN: '夜间开放四条车道',
    },
    texts: {
      RU: 'До конца ноября с 22:00 до 06:00 открыты **четыре полосы** вместо двух. Ночью свободных мест больше, а ждать вызова — меньше.\n\n> Скоропортящиеся грузы и живых животных пропускают без очереди в любое время.',
      EN: 'Until the end of November **four lanes** instead of two are open from 22:00 to 06:00. There are more free places at night, and a call comes sooner.\n\n> Perishable goods and live animals have priority at any time.',
      CN: '11 月底前，22:00 至 06:00 开放**四条车道**（原为两条）。夜间名额更多，等待时间更短。\n\n> 易腐货物和活体动物随时优先通行。',
    },
  },
  {
    hoursAgo: 6,
    titles: {
      RU: 'Снегопад на перевале: выезжайте раньше',
      EN: 'Snow on the pass: leave earlier',
      CN: '山口降雪，请提前出发',
    },
    texts: {
      RU: 'Сегодня и завтра на перевале ожидается **сильный снегопад**, дорога скользкая.\n\n* Выезжайте на час раньше обычного.\n* Если не успеваете, **перенесите запись** — это бесплатно и не считается нарушением.\n\nСостояние дороги: [example.org](https://example.org).',
      EN: '**Heavy snow** is expected on the pass today and tomorrow, and the road is slippery.\n\n* Leave an hour earlier than usual.\n* If you cannot make it, **move your booking**: it is free and does not count against you.\n\nRoad conditions: [example.org](https://example.org).',
      CN: '今明两天山口将有**大雪**，路面湿滑。\n\n* 请比平时提前一小时出发。\n* 如无法按时到达，请**改期**：免费，且不记违规。\n\n路况：[example.org](https://example.org)。',
    },
  },
];
