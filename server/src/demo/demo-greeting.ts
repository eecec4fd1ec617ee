import type { Config } from '../platform/config/config.ts';
import { demoLink } from '../platform/http/pages/demo-page.ts';
import { loadDemoPassword } from '../platform/secrets/secrets.ts';
import { demoPeople } from './demo-accounts.ts';

export const demoGreeting = async (config: Config, address: string): Promise<string[]> => {
  if (!config.demo && !config.outbox) return [];
  const password = await loadDemoPassword(config);
  const query = new URLSearchParams({ password });
  return [
    ...(config.outbox ? [`  Messages at      ${address}/dev/outbox?${query}`] : []),
    ...(config.demo ? [`  Demo accounts, password ${password}, or one tap:`] : []),
    ...(config.demo ? demoPeople : []).map(
      ({ email, roles }) =>
        `    ${email.padEnd(20)}${demoLink(address, { email, password, isOperator: roles.length > 0 })}`,
    ),
  ];
};
