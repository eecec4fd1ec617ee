/** Open data is served beside the API, at addresses of its own: `/open/status.json` and so on. */
export const openDataPaths = {
  status: '/open/status.json',
  places: '/open/places.json',
  placesSheet: '/open/places.csv',
} as const;
