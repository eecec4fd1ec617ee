/** All tables as Kysely sees them. Each room and module adds its own. */
export interface Schema {}
