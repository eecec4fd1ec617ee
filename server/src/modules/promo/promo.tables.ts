import type { BannerPosition } from '#contract/promo/banner-places.ts';
import { column, defineTables, type RowsOf } from '../../platform/db/table.ts';

export const promoTables = defineTables({
  promo_block: { id: column.uuid(), position: column.text<BannerPosition>() },
  banner: {
    id: column.uuid(),
    block_id: column.uuid(),
    place: column.integer(),
    link: column.text(),
    image: column.text(),
    is_shown: column.boolean(),
    version: column.integer().withDefault(),
    created_at: column.instant(),
    changed_at: column.instant(),
  },
  promo_click: {
    block_id: column.uuid(),
    hour: column.instant(),
    shard: column.integer(),
    count: column.bigint(),
  },
});

declare module '../../platform/db/schema.ts' {
  interface Schema extends RowsOf<typeof promoTables> {}
}
