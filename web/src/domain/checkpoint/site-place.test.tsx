import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SitePlace } from './site-place.tsx';

test('the way to the checkpoint is a link of the phone’s navigator, of a map, and its phone', () => {
  const drawn = renderToStaticMarkup(
    <SitePlace site={{ address: 'А-350, 480 км', lat: 49.65, lon: 117.32, phone: '+73022000000' }} />,
  );
  expect(drawn).toContain('href="geo:49.65,117.32?q=49.65,117.32"');
  expect(drawn).toContain('https://www.openstreetmap.org/?mlat=49.65&amp;mlon=117.32');
  expect(drawn).toContain('href="tel:+73022000000"');
});

test('where nothing is known of the place, nothing is shown', () => {
  expect(renderToStaticMarkup(<SitePlace site={{}} />)).toBe('');
});
