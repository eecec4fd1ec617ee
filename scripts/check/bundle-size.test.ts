import { expect, test } from 'vitest';
import { filesBefore } from './bundle-size.ts';

const login = 'src/features/user/login-page.tsx';
const screen = { path: '/user/login', chunk: /login-page/ };
const manifest = {
  'index.html': {
    file: 'static/driver.js',
    css: ['static/driver.css'],
    imports: ['_shared'],
    dynamicImports: [login],
  },
  _shared: { file: 'static/shared.js', imports: ['_react'] },
  _react: { file: 'static/react.js', imports: ['_shared'] },
  [login]: { file: 'static/login.js', css: ['static/login.css'], imports: ['_form', '_react'] },
  _form: { file: 'static/form.js' },
  'src/ui/dialogs/dialog.tsx': { file: 'static/dialog.js', imports: ['_react'] },
};

test('the entry, the screen and all they import count, each once; the rest does not', () => {
  expect(filesBefore(manifest, screen).sort()).toEqual(
    [
      'boot.js',
      'static/driver.css',
      'static/driver.js',
      'static/form.js',
      'static/login.css',
      'static/login.js',
      'static/react.js',
      'static/shared.js',
    ].sort(),
  );
});

test('a build without the screen is not measured as a small one', () => {
  expect(() => filesBefore({ 'index.html': manifest['index.html'] }, screen)).toThrow(/login/);
});
