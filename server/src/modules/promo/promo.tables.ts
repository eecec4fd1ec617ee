import type { BannerPosition } from '#contract/promo/banner-places.ts';
import {
  bigint,
  boolean,
  defineTable,
  instant,
  integer,
  type RowOf,
  text,
  uuid,
  withDefault,
} from '../../platform/db/table.ts';

const blockTable = defineTable('promo_block', { id: uuid(), position: text<BannerPosition>() });

const bannerTable = defineTable('banner', {
  id: uuid(),
  block_id: uuid(),
  place: integer(),
  link: text(),
  image: text(),
  is_shown: boolean(),
  version: withDefault(integer()),
  created_at: instant(),
  changed_at: instant(),
});

const clickTable = defineTable('promo_click', {
  block_id: uuid(),
  hour: instant(),
  shard: integer(),
  count: bigint(),
});

export const promoTables = [blockTable, bannerTable, clickTable];

declare module '../../platform/db/schema.ts' {
  interface Schema {
    promo_block: RowOf<typeof blockTable>;
    banner: RowOf<typeof bannerTable>;
    promo_click: RowOf<typeof clickTable>;
  }
}
