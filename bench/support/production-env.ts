/** Production settings: rate limits, all rules, a log line per request, codes by mail. */
export const productionEnv = (smtpUrl: string): Record<string, string> => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  TRUST_PROXY: '127.0.0.1',
  PUBLIC_URL: 'http://localhost',
  SMTP_URL: smtpUrl,
  SMS_URL: 'http://127.0.0.1:9',
  TERMINAL_ADDRESSES: '127.0.0.1',
});
