import type { BrowserContext, CDPSession } from '@playwright/test';
import { onSlowPhone, openUntilReady } from './page-visit.ts';

const typed = { username: 'nobody@oktet.example', password: 'typed as soon as it was seen' };

/** Milliseconds from the page request to the sign-in request, and the body of the latter. */
const signInOf = (cdp: CDPSession) =>
  new Promise<{ readonly after: number; readonly body: string }>((resolve) => {
    let began = 0;
    cdp.on('Network.requestWillBeSent', ({ request, timestamp }) => {
      began ||= timestamp;
      if (request.method === 'POST' && request.url.endsWith('/login-attempt'))
        resolve({ after: (timestamp - began) * 1000, body: request.postData ?? '' });
    });
  });

/** Also proves that the painted form is interactive. The request is blocked before the server. */
export const signInAtOnce = (context: BrowserContext, url: string, form: string): Promise<number> =>
  onSlowPhone(context, form, async ({ page, cdp }) => {
    await cdp.send('Network.setBlockedURLs', { urls: ['*/login-attempt'] });
    const sent = signInOf(cdp);
    await openUntilReady(page, url);
    await page.locator('form input').first().fill(typed.username);
    await page.locator(form).fill(typed.password);
    await page.locator('form button[type=submit]').click();
    const { after, body } = await sent;
    const { username, password } = JSON.parse(body) as typeof typed;
    if (username !== typed.username || password !== typed.password)
      throw new Error(`${url} sent something else than what was typed`);
    return after;
  });
