/** Addresses of open data, which is served beside the API. */
export const openDataPaths = {
  status: '/open/status.json',
  places: '/open/places.json',
  placesSheet: '/open/places.csv',
} as const;
