// Runs before the first paint and outside the bundle, because the content policy forbids inline scripts:
// the right colours at once, the words of the right language already on their way while the code loads, and a
// word to the reader when the code does not come at all.
(() => {
  const page = document.documentElement;
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

  const words = document.createElement('link');
  words.rel = 'preload';
  words.as = 'fetch';
  words.crossOrigin = 'anonymous';
  words.href = `/assets/i18n/${file}.json`;
  document.head.append(words);

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
