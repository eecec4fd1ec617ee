import { createTheme, defaultVariantColorsResolver, type MantineColorsTuple } from '@mantine/core';

/** Ten shades of a colour, from the lightest to the darkest. */
const shades = (colors: string) => colors.split(' ') as unknown as MantineColorsTuple;

const brand = shades('#eaf0ff #d6e2ff #a9c3ff #8ab0ff #6b9bff #84abff #1c4fd6 #1743b8 #12369a #102a72');
const gray = shades('#f6f9fd #edf1f7 #dfe6f0 #d3dbe8 #bcc7d7 #6b7990 #536177 #3d4a60 #222e44 #101a2e');
const dark = shades('#e8edf6 #c3cddd #a3b0c4 #8391a8 #2b3950 #1f2c42 #121c2e #0a1220 #080e19 #050a14');
const red = shades('#fff0ee #fde3e0 #fbc4be #ffa69d #ff8f85 #ffa299 #b42318 #991b12 #7f150d #640f09');
const green = shades('#e9f8f1 #d9f2e6 #a9e2c8 #74d3a9 #4cc793 #68d1a4 #0b7a55 #086646 #065238 #043d2a');

/** Low for a mouse. On a phone as high as a finger needs (base.css). */
const lowControl = 'var(--oktet-low-control)';

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 4 },
  colors: { brand, gray, dark, red, green },
  black: '#101a2e',
  // Text on filled surfaces is white in the light scheme and navy in the dark one.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    return input.variant === 'filled' ? { ...colors, color: 'var(--oktet-on-filled)' } : colors;
  },
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
  fontFamilyMonospace:
    "ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', 'Noto Sans Mono CJK SC', monospace",
  radius: { xs: '4px', sm: '8px', md: '10px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // The description stands below the input, because hints of different lengths would misalign neighbouring fields.
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
    // Hidden, because screen readers would call the arrow of a select a picture without a name.
    ComboboxChevron: { defaultProps: { 'aria-hidden': true } },
    Paper: { defaultProps: { radius: 'lg' } },
  },
});
