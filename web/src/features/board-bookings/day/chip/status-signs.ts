import { useComputedColorScheme } from '@mantine/core';
import { schemeVariables } from '../../../../theme/scheme-variables.ts';
import type { ShownState } from './chip-words.ts';

/** SVG paths in a 24×24 view box. */
const signs = {
  booked: { status: 'booked', path: 'M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7' },
  code: { status: 'waiting-for-confirmation', path: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3' },
  line: { status: 'waiting', path: 'M12 7.5V12l3 2M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z' },
  called: { status: 'go-to-gate', path: 'M4 12h15M13 6l6 6-6 6' },
  left: { status: 'left-waiting-zone', path: 'm5 13 4.5 4.5L19 7' },
  noShow: { status: 'banned', path: 'M6 6l12 12M18 6 6 18' },
  canceled: { status: 'canceled', path: 'M5 12h14' },
} as const satisfies Record<ShownState, { readonly status: string; readonly path: string }>;

const picture = (path: string, colour: string) => {
  const look = `fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round" stroke-width="2.2"`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${look}><path d="${path}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(drawing)}")`;
};

type Variables = Readonly<Record<string, string>>;

const signsOn = (scheme: Variables): Variables =>
  Object.fromEntries(
    Object.entries(signs).map(([state, { status, path }]) => [
      `--sign-${state}`,
      picture(path, scheme[`--oktet-status-${status}-line`] ?? 'gray'),
    ]),
  );

const signsOf = { light: signsOn(schemeVariables.light), dark: signsOn(schemeVariables.dark) };

/**
 * Status icons as CSS background images, because an inline SVG in each chip made a layer of its own: with a thousand
 * trucks the screen took twice as long after every key.
 */
export const useStatusSigns = (): Variables => signsOf[useComputedColorScheme()];
