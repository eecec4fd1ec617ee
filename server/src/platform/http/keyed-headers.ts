/** For what is seen by whoever has its address: no search engine keeps it, and no other site is told of it. */
export const keyedHeaders = {
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
} as const;
