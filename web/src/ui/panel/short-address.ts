const id = /[0-9a-f]{8}-[0-9a-f-]{23}([0-9a-f]{4})/g;

/** Shortens UUIDs to their end: ids created within a minute share the beginning. */
export const shortAddress = (path: string) => path.replace(id, '…$1');
