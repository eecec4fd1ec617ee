type Tone = { text: string; ground: string; line: string };

/** Tones of each status: `--oktet-status-booked-text`, `-ground`, `-line`. A word always stands beside them. */
const toneOfStatus = {
  'waiting-for-confirmation': 'amber',
  booked: 'green',
  waiting: 'blue',
  'go-to-gate': 'orange',
  'left-waiting-zone': 'grey',
  canceled: 'grey',
  warned: 'amber',
  banned: 'red',
} as const;

type ToneName = (typeof toneOfStatus)[keyof typeof toneOfStatus];

const lightTones: Record<ToneName, Tone> = {
  green: { text: '#0a6b4a', ground: '#dff3ea', line: '#0b8a5f' },
  blue: { text: '#173da6', ground: '#e6eefe', line: '#1c4fd6' },
  orange: { text: '#b13a08', ground: '#ffeee2', line: '#d9590f' },
  amber: { text: '#7d5200', ground: '#fff3d1', line: '#9a6700' },
  grey: { text: '#4b5a72', ground: '#edf1f7', line: '#8392a9' },
  red: { text: '#a61d13', ground: '#fde8e6', line: '#c7281f' },
};

const darkTones: Record<ToneName, Tone> = {
  green: { text: '#4cc793', ground: '#0f2e22', line: '#4cc793' },
  blue: { text: '#a9c3ff', ground: '#16264a', line: '#6b9bff' },
  orange: { text: '#ff9a52', ground: '#3a2010', line: '#ff9a52' },
  amber: { text: '#ffc94d', ground: '#33280f', line: '#ffc94d' },
  grey: { text: '#a3b0c4', ground: '#1a2536', line: '#8391a8' },
  red: { text: '#ff8f85', ground: '#3a1614', line: '#ff8f85' },
};

const statusVariables = (tones: Record<ToneName, Tone>) =>
  Object.fromEntries(
    Object.entries(toneOfStatus).flatMap(([status, tone]) =>
      Object.entries(tones[tone]).map(([part, color]) => [`--oktet-status-${status}-${part}`, color]),
    ),
  );

/** The same blue and red for filled and light buttons. */
const actionVariables = {
  '--mantine-color-brand-light-color': 'var(--mantine-color-brand-filled)',
  '--mantine-color-red-light-color': 'var(--mantine-color-red-filled)',
};

export const schemeVariables = {
  light: {
    ...statusVariables(lightTones),
    ...actionVariables,
    '--mantine-color-body': '#f6f9fd',
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    // Colours under a pointer. On darker ones the words would be too faint.
    '--mantine-color-brand-light-hover': '#c6d6ff',
    '--mantine-color-red-light-hover': '#fccfca',
    '--oktet-bar': '#0d2149',
    '--oktet-bar-active': '#1b3a78',
    '--oktet-bar-line': '#24407c',
    '--oktet-ground-from': '#e7eefb',
    '--oktet-ground-to': '#f6f9fd',
    '--oktet-card': '#ffffff',
    '--oktet-line': 'var(--mantine-color-gray-2)',
    '--oktet-on-filled': '#ffffff',
  },
  dark: {
    ...statusVariables(darkTones),
    ...actionVariables,
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-success': 'var(--mantine-color-green-4)',
    '--mantine-color-default-color': 'var(--mantine-color-dark-0)',
    '--mantine-color-default-border': '#3a4a64',
    '--mantine-color-brand-light': '#1b2b4f',
    '--mantine-color-brand-light-hover': '#203259',
    '--mantine-color-disabled': '#1c2840',
    '--mantine-color-disabled-color': '#8391a8',
    '--oktet-bar': '#0d2149',
    '--oktet-bar-active': '#1b3a78',
    '--oktet-bar-line': '#24407c',
    '--oktet-ground-from': '#0a1220',
    '--oktet-ground-to': '#0e1828',
    '--oktet-card': '#121c2e',
    '--oktet-line': '#223048',
    '--oktet-on-filled': '#0a1220',
  },
};
