import type { Page } from '@playwright/test';
import type { Site } from '#contract/site.ts';

const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const encoded = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Changes the configuration of the installation, which the server writes into its pages. */
export const configureSite = (page: Page, changes: Partial<Site>) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(<meta name="oktet-site" content=")([^"]*)/,
      (_whole, before: string, site: string) =>
        before + encoded(JSON.stringify({ ...JSON.parse(decoded(site)), ...changes })),
    );
    await route.fulfill({ response: answer, body });
  });
