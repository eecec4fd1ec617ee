import { Gauge } from 'prom-client';
import type { Context } from '../context/context.ts';
import { openRegistry } from './metrics.ts';

type Reading = { readonly labels?: Readonly<Record<string, string | number>>; readonly value: number };

/** A figure that is read when somebody asks for the metrics, from the database or from memory. */
export type Figure = {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: (ctx: Context) => Promise<readonly Reading[]> | readonly Reading[];
};

/** Answers in OpenMetrics. The gauges are new each time, so that none keeps a value whose source is gone. */
export const readFigures = async (figures: readonly Figure[], ctx: Context) => {
  const registry = openRegistry();
  for (const { name, help, labels = [], read } of figures) {
    const readings = await read(ctx);
    if (readings.length === 0) continue;
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [registry] });
    for (const reading of readings) gauge.set(reading.labels ?? {}, reading.value);
  }
  return registry.metrics();
};
