/** For secret links: no indexing, and no referrer to other sites. */
export const keyedHeaders = {
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
} as const;
