import { expect, test } from 'vitest';
import { schemeVariables } from '../../../theme/scheme-variables.ts';
import { theme } from '../../../theme/theme.ts';
import { groundOpacity, type Scheme, turnedSchemes } from './heat-map.tsx';

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
const lightness = (parts: readonly number[]) => {
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Background of a cell: the primary colour blended over the card. */
const groundOf = (scheme: Scheme, taken: number) => {
  const { light = 6, dark = 4 } = theme.primaryShade as { light?: number; dark?: number };
  const fill = channels(theme.colors?.brand?.[scheme === 'light' ? light : dark] ?? '');
  const card = channels(schemeVariables[scheme]['--oktet-card']);
  const opacity = groundOpacity(taken);
  return lightness(fill.map((part, at) => part * opacity + (card[at] ?? 0) * (1 - opacity)));
};

test.each(['light', 'dark'] as const)('the number of a cell can be read at every share, %s', (scheme) => {
  const worst = Array.from({ length: 101 }, (_, percent) => percent / 100).map((taken) => {
    const ground = groundOf(scheme, taken);
    const isWhite = turnedSchemes(taken).includes(scheme) === (scheme === 'light');
    return isWhite ? 1.05 / (ground + 0.05) : (ground + 0.05) / 0.05;
  });
  expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5);
});
