/** Room for half of the topmost and half of the last label. */
export const chartMargin = { top: 10, right: 28 } as const;

/** Labels every grid line; by default the topmost label is shifted and the next one dropped. */
export const valueAxis = { interval: 0, allowDecimals: false } as const;

export const timeAxis = { interval: 'equidistantPreserveEnd', minTickGap: 24 } as const;
