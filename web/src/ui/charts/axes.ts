/** Leaves room for half of the topmost label and half of the last one. */
export const chartMargin = { top: 10, right: 28 } as const;

/** Labels every grid line. By default the topmost label is shifted and the next one dropped. */
export const valueAxis = { interval: 0, allowDecimals: false } as const;

export const timeAxis = { interval: 'equidistantPreserveEnd', minTickGap: 24 } as const;
