const id = /[0-9a-f]{8}-[0-9a-f-]{23}([0-9a-f]{4})/g;

/** An address as people read it: of an identifier its end, in which those of one minute differ. */
export const shortAddress = (path: string) => path.replace(id, '…$1');
