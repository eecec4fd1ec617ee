import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

const brand: MantineColorsTuple = [
  '#eaf0ff',
  '#d6e2ff',
  '#a9c3ff',
  '#8ab0ff',
  '#6b9bff',
  '#84abff',
  '#1c4fd6',
  '#1743b8',
  '#12369a',
  '#102a72',
];
const gray: MantineColorsTuple = [
  '#f6f9fd',
  '#edf1f7',
  '#dfe6f0',
  '#d3dbe8',
  '#bcc7d7',
  '#6b7990',
  '#536177',
  '#3d4a60',
  '#222e44',
  '#101a2e',
];
const dark: MantineColorsTuple = [
  '#e8edf6',
  '#c3cddd',
  '#a3b0c4',
  '#8391a8',
  '#2b3950',
  '#1f2c42',
  '#121c2e',
  '#0a1220',
  '#080e19',
  '#050a14',
];
const red: MantineColorsTuple = [
  '#fff0ee',
  '#fde3e0',
  '#fbc4be',
  '#ffa69d',
  '#ff8f85',
  '#ffa299',
  '#b42318',
  '#991b12',
  '#7f150d',
  '#640f09',
];
const green: MantineColorsTuple = [
  '#e9f8f1',
  '#d9f2e6',
  '#a9e2c8',
  '#74d3a9',
  '#4cc793',
  '#68d1a4',
  '#0b7a55',
  '#086646',
  '#065238',
  '#043d2a',
];
const orange: MantineColorsTuple = [
  '#fff4ec',
  '#ffe9db',
  '#ffcfae',
  '#ffb27d',
  '#ff9a52',
  '#ffab70',
  '#c2410c',
  '#a3370a',
  '#842c08',
  '#652206',
];
const yellow: MantineColorsTuple = [
  '#fff9e8',
  '#fff1cc',
  '#ffe29a',
  '#ffd56b',
  '#ffc94d',
  '#ffd368',
  '#8a5a00',
  '#744b00',
  '#5d3c00',
  '#472e00',
];

const inputsOfTouchSize = Object.fromEntries(
  ['TextInput', 'PasswordInput', 'Textarea', 'NativeSelect', 'Select', 'InputBase'].map((name) => [
    name,
    { defaultProps: { size: 'md' } },
  ]),
);

/** Low where a mouse is used; on a phone as high as a finger needs (base.css). */
const lowControl = 'var(--oktet-low-control)';

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 4 },
  colors: { brand, gray, dark, red, green, orange, yellow },
  black: '#101a2e',
  // Text on filled surfaces: white in the light scheme, navy in the dark one.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colors, color: 'var(--oktet-on-filled)' } : colors;
  },
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
  fontFamilyMonospace:
    "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', monospace",
  headings: {
    fontWeight: '700',
    textWrap: 'pretty',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.125rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '48.0625em', md: '64em', lg: '75em', xl: '93.75em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ...inputsOfTouchSize,
    // Description below the input, so that hints of different lengths do not misalign neighbouring fields.
    InputWrapper: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    },
    Input: {
      defaultProps: { size: 'md' },
      vars: () => ({ wrapper: { '--input-height-md': '2.75rem', '--input-height-sm': lowControl } }),
    },
    Button: {
      defaultProps: { size: 'md' },
      vars: () => ({ root: { '--button-height-md': '2.75rem', '--button-height-sm': lowControl } }),
    },
    ActionIcon: { defaultProps: { size: 44 } },
    // Screen readers would call the arrow of a select a picture without a name.
    ComboboxChevron: { defaultProps: { 'aria-hidden': true } },
    Paper: { defaultProps: { radius: 'lg' } },
  },
});
