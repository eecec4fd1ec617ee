/** Share of places sold, by hour of a weekday. */
const usual = [
  0.22, 0.2, 0.2, 0.22, 0.28, 0.34, 0.42, 0.48, 0.7, 0.85, 0.92, 0.9, 0.8, 0.82, 0.9, 0.9, 0.85, 0.8, 0.74,
  0.66, 0.5, 0.42, 0.34, 0.28,
];
const weekendShare = 0.8;

export const usualOccupancy = ({ hour, weekend }: { readonly hour: number; readonly weekend: boolean }) =>
  (usual[hour] ?? 0.5) * (weekend ? weekendShare : 1);
