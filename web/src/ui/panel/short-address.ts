const id = /[0-9a-f]{8}-[0-9a-f-]{23}([0-9a-f]{4})/g;

/** Shortens UUIDs to their end, because ids made within a minute have the same beginning. */
export const shortAddress = (path: string) => path.replace(id, '…$1');
