// Runs before the first paint: the build puts it into the pages, whose content policy names its hash. Requests
// translations and first data, then the style sheets and the program, and shows an error if one of them fails.
(() => {
  const page = document.documentElement;
  const told = document.currentScript?.dataset ?? {};
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const chosen = stored('oktet.color-scheme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  page.dataset.mantineColorScheme = chosen === 'light' || chosen === 'dark' ? chosen : system;

  const files = { RU: 'ru', EN: 'en', CN: 'cn' };
  const file = files[stored('oktet.language')] ?? 'ru';
  page.lang = file === 'cn' ? 'zh-CN' : file;

  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${file}.webmanifest`);

  // src/lib/i18n.ts and src/lib/first-data.ts pick these requests up.
  const address = told[file] ?? `/assets/i18n/${file}.json`;
  const words = fetch(address).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)));
  words.catch(() => undefined);
  window.oktetWords = { address, words };

  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties));

  // Adds the style sheets only now, because in the page they would delay its skeleton. lib/mount.tsx waits for them.
  const loadStyles = (href) =>
    new Promise((done) => {
      add('link', { rel: 'stylesheet', href, crossOrigin: '', onload: done, onerror: done });
    });
  window.oktetStyles = Promise.all((told.styles?.split(' ') ?? []).map(loadStyles));

  // The program waits for the first paint, which a background tab never has: there a timer starts the program.
  let isStarted = false;
  const startProgram = () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of told.program?.split(' ') ?? [])
      add('script', { type: 'module', src, crossOrigin: '', async: false });
  };
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(startProgram));
    setTimeout(startProgram, 200);
  });

  const site = document.querySelector('meta[name="oktet-site"]');
  const { apiBase = '/oktet/api/v1' } = JSON.parse(site?.content ?? '{}');

  // features/free-places/free-places.tsx and domain/checkpoint/info-page.ts send the same request later.
  const [, info] = /^\/info\/([a-z-]+)$/.exec(location.pathname) ?? [];
  const first = {
    places: '/open/places.json',
    info: info && `${apiBase}/info/${info}?language=${file.toUpperCase()}`,
  }[told.first];
  if (first) add('link', { rel: 'preload', as: 'fetch', href: first, crossOrigin: '' });

  const header = stored('oktet.token.user') || stored('oktet.token.admin');
  const token = header?.replace(/^Bearer\s+/i, '');
  if (token) page.dataset.known = '';
  if (told.screen && token) {
    const headers = {
      Accept: 'application/json',
      'Accept-Language': page.lang,
      'Application-Type': 'web',
      Authorization: `Bearer ${token}`,
    };
    const answer = fetch(`${apiBase}/bootstrap?screen=${told.screen}`, { headers });
    const begun = { token, answer };
    begun.data = answer.then((given) => {
      begun.cameAt = Date.now();
      return given.ok ? given.json() : undefined;
    });
    begun.data.catch(() => undefined);
    window.oktetFirstData = begun;
    // The first format loads the browser's data about dates, which takes 0.15 s on a slow phone. Files come meanwhile.
    setTimeout(() => new Intl.DateTimeFormat(page.lang));
  }

  // src/features/accounts/sign-in/page-form.ts submits the form once it is loaded.
  addEventListener('submit', (event) => {
    if (!event.target.matches('.skeleton form')) return;
    event.preventDefault();
    event.target.setAttribute('aria-busy', 'true');
  });
  // src/features/accounts/username.ts shows the name in the form that the link leads to.
  addEventListener('click', ({ target }) => {
    const name =
      target.closest('.skeleton a[href$=recovery]') && document.querySelector('.skeleton [name=username]');
    if (name) sessionStorage.setItem('oktet.typed-username', JSON.stringify(name.value));
  });

  const sayThatItFailed = () => {
    document.getElementById('start-failure')?.removeAttribute('hidden');
    document.getElementById('start-retry')?.addEventListener('click', () => location.reload());
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', sayThatItFailed);
      else sayThatItFailed();
    },
    true,
  );
})();
