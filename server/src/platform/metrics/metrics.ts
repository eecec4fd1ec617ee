import { Counter, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';

/** What an instance counts as it happens. Other figures are read when somebody asks for them: see figure.ts. */
export type Metrics = ReturnType<typeof createMetrics>;

declare module '../context/context.ts' {
  interface Services {
    readonly metrics: Metrics;
  }
}

/** In seconds: 0.2 is the target for acts in the console, 20 the longest time that anybody waits for a place. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 20];

export const openRegistry = () => {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  return registry;
};

export const createMetrics = () => {
  const registry = openRegistry();
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'oktet_http_request_duration_seconds',
      help: 'Requests that were answered, without streams.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    failedJobs: new Counter({
      name: 'oktet_job_failures_total',
      help: 'Attempts of jobs that failed; final: it is not tried again.',
      labelNames: ['queue', 'final'],
      registers,
    }),
    messages: new Counter({
      name: 'oktet_messages_total',
      help: 'Messages by channel and outcome: sent, failed (an attempt), expired (a code came too late), put_off (over the SMS budget).',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
  };
};
