/** Room for the half of the topmost label that stands above its line, and for that of the last day beyond its bar. */
export const chartMargin = { top: 10, right: 28 } as const;

/** Every line with its label: without an interval the chart moves the topmost off its line and leaves out the next. */
export const valueAxis = { interval: 0, allowDecimals: false } as const;

/** Even steps, counted back from the last. */
export const timeAxis = { interval: 'equidistantPreserveEnd', minTickGap: 24 } as const;
