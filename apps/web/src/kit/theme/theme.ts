import { stored } from '../api/storage.ts';

type Scheme = 'light' | 'dark';
export type Mode = Scheme | 'system';

const baseTokens = {
  fontSize: 14,
  controlHeight: 34,
  borderRadius: 8,
  borderRadiusSM: 6,
  borderRadiusLG: 12,
  fontWeightStrong: 600,
  fontFamily:
    '"DIN Alternate","Bahnschrift",-apple-system,BlinkMacSystemFont,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif',
};

/** The colours of every control; the contrast of each has been measured and is sufficient. */
export const tokens = {
  light: {
    ...baseTokens,
    colorPrimary: '#1557e6',
    colorInfo: '#1557e6',
    colorPrimaryHover: '#2f6bea',
    colorPrimaryActive: '#083cbf',
    colorLink: '#1557e6',
    colorLinkHover: '#2f6bea',
    colorLinkActive: '#083cbf',
    colorSuccess: '#0b7a4b',
    colorWarning: '#a15c00',
    colorError: '#cf2a35',
    colorSuccessBg: '#e7f6ee',
    colorSuccessBorder: '#b5e2ca',
    colorWarningBg: '#fff4e0',
    colorWarningBorder: '#f5d9a8',
    colorErrorBg: '#feecec',
    colorErrorBorder: '#f7c4c6',
    colorInfoBg: '#eaf1ff',
    colorInfoBorder: '#bcd2ff',
    colorPrimaryBg: '#eaf1ff',
    colorBgLayout: '#f6f8fc',
    colorBgMask: 'rgba(11,20,42,.42)',
    colorBorder: '#ced6e3',
    colorBorderSecondary: '#e7ebf2',
    colorText: '#0f1b33',
    colorTextSecondary: '#465169',
    colorTextPlaceholder: '#5a657b',
    colorTextTertiary: '#5a657b',
    colorTextDescription: '#5a657b',
  },
  dark: {
    ...baseTokens,
    colorPrimary: '#3d74ff',
    colorPrimaryHover: '#3d6be0',
    colorPrimaryActive: '#2f52ad',
    colorLink: '#a3c0ff',
    colorSuccess: '#4fcf94',
    colorWarning: '#e8ae4d',
    colorError: '#ff7a7f',
    colorSuccessBg: '#12301f',
    colorSuccessBorder: '#1f5237',
    colorWarningBg: '#34260d',
    colorWarningBorder: '#5b431a',
    colorErrorBg: '#3a1a1e',
    colorErrorBorder: '#63303a',
    colorInfoBg: '#1a2a50',
    colorInfoBorder: '#2f4a85',
    colorBgLayout: '#0f131b',
    colorBgContainer: '#171c27',
    colorBgElevated: '#1f2633',
    colorBgMask: 'rgba(2,4,8,.6)',
    colorBorder: '#384155',
    colorBorderSecondary: '#242b39',
    colorText: '#e9edf5',
    colorTextSecondary: '#b6bfce',
    controlItemBgActive: '#1b2a4d',
    colorTextPlaceholder: '#949eb1',
    colorTextTertiary: '#949eb1',
    colorTextDescription: '#949eb1',
  },
};

/** Overrides antd's disabled colour in calendars: antd uses it for the days of the adjacent months, which would be too faint to read. */
const calendar = (scheme: Scheme) => ({ colorTextDisabled: tokens[scheme].colorTextPlaceholder });
/** Tokens that single antd components need in addition. */
export const componentTokens = {
  light: { DatePicker: calendar('light') },
  dark: { DatePicker: calendar('dark') },
};

/**
 * The eight colours that tell things apart, in their fixed order: for marks and charts, for the ground of blocks and avatars, and for text
 * on that ground.
 */
const categories: Record<Scheme, readonly string[]> = {
  light: [
    '#3b6fe8 #e1eafd #1c47b0',
    '#0f8a83 #d8f1ee #0a5f5a',
    '#7c5cd6 #ebe5fb #5334ab',
    '#c9611c #fde8d8 #8f400c',
    '#2c8d58 #dcf2e5 #1b6139',
    '#cf3f74 #fbe1ea #99224f',
    '#1f80b3 #dceffa #125a80',
    '#917009 #f7edc8 #665003',
  ],
  dark: [
    '#7da0ff #1c2b52 #b9ccff',
    '#43bdb4 #0f3433 #8ee0d9',
    '#a88cf5 #2c2450 #cfbfff',
    '#ef8f4f #3e2614 #ffbd90',
    '#55bd85 #153524 #97dfb6',
    '#f0719f #421d2d #ffabc8',
    '#55b3e4 #11304a #9bd6f6',
    '#cfa92f #36300f #ecd27a',
  ],
};
/** The meanings of a status, each as text, ground and line of a pill. */
const statuses: Record<Scheme, Record<string, string>> = {
  light: {
    success: '#0b7a4b #e7f6ee #b5e2ca',
    warning: '#a15c00 #fff4e0 #f5d9a8',
    error: '#cf2a35 #feecec #f7c4c6',
    info: '#1557e6 #eaf1ff #bcd2ff',
    neutral: '#4a556b #eceff5 #d6dce7',
    violet: '#6a3fcb #f1ebff #d9caff',
    teal: '#0b6b78 #e1f5f7 #b3e0e5',
    warm: '#a8480a #fff0e4 #fbd3b5',
  },
  dark: {
    success: '#4fcf94 #12301f #1f5237',
    warning: '#e8ae4d #34260d #5b431a',
    error: '#ff8b8f #3a1a1e #63303a',
    info: '#a3c0ff #1a2a50 #2f4a85',
    neutral: '#aab3c3 #252c3a #394356',
    violet: '#c0a6ff #2a2048 #4a3a7c',
    teal: '#62cbd8 #0e2e34 #1d525b',
    warm: '#ffb27d #39230f #63401f',
  },
};

const { light, dark } = tokens;
/** The colours of the parts that are rendered without antd, and of everything that antd does not know. */
const plain = {
  light: {
    primary: light.colorPrimary,
    'primary-strong': light.colorPrimaryActive,
    link: light.colorLink,
    selected: light.colorPrimary,
    'selected-bg': light.colorPrimaryBg,
    'selected-line': light.colorInfoBorder,
    text: light.colorText,
    text2: light.colorTextSecondary,
    muted: light.colorTextTertiary,
    placeholder: light.colorTextPlaceholder,
    chrome: '#e8edf6',
    'chrome-here': '#ffffff',
    page: light.colorBgLayout,
    surface: '#ffffff',
    raised: '#ffffff',
    sunken: '#f5f7fb',
    'row-hover': '#f5f7fb',
    line: light.colorBorderSecondary,
    'line-strong': light.colorBorder,
    track: '#e4e9f2',
    hover: 'rgba(15,27,51,.05)',
    'warm-mark': '#e66a12',
    accent: '#ff8a3d',
    toast: '#13203f',
    'toast-link': '#a9c5ff',
    cell: '#5c86ea',
    lit: '#5c86ea',
    vacant: '#e9eef8',
    sky: 'transparent',
    hero: 'linear-gradient(105deg,#e3ecff,#eef2ff 55%,#fff1e3)',
    mask: light.colorBgMask,
    'card-shadow': '0 1px 2px rgba(15,27,51,.05)',
    shadow: '0 8px 28px rgba(15,27,51,.14)',
    'shadow-far': '0 16px 48px rgba(15,27,51,.22)',
  },
  dark: {
    primary: '#3766dc',
    'primary-strong': dark.colorPrimaryActive,
    link: dark.colorLink,
    selected: dark.colorLink,
    'selected-bg': dark.controlItemBgActive,
    'selected-line': '#33508f',
    text: dark.colorText,
    text2: dark.colorTextSecondary,
    muted: dark.colorTextTertiary,
    placeholder: dark.colorTextPlaceholder,
    chrome: '#090c12',
    'chrome-here': '#1b2333',
    page: dark.colorBgLayout,
    surface: dark.colorBgContainer,
    raised: dark.colorBgElevated,
    sunken: '#11161f',
    'row-hover': '#1d2330',
    line: dark.colorBorderSecondary,
    'line-strong': dark.colorBorder,
    track: '#2a3243',
    hover: 'rgba(255,255,255,.06)',
    'warm-mark': '#ff9a57',
    accent: '#ff9a57',
    toast: '#2c3548',
    'toast-link': '#a9c5ff',
    cell: '#4c6dc4',
    lit: '#ffcf7d',
    vacant: '#262e40',
    sky: '#1c2540',
    hero: 'linear-gradient(105deg,#131d3b,#171c33,#241d27)',
    mask: dark.colorBgMask,
    'card-shadow': 'none',
    shadow: '0 8px 28px rgba(0,0,0,.5)',
    'shadow-far': '0 16px 48px rgba(0,0,0,.6)',
  },
} satisfies Record<Scheme, Record<string, string>>;

/** Returns three variables per name, for colours that stand together: `error`, `error-bg` and `error-line`. */
const together = (names: readonly (readonly [string, string])[], [second, third]: readonly [string, string]) =>
  names.flatMap(([name, colours]) => {
    const [one = '', two = '', three = ''] = colours.split(' ');
    return [
      [name, one],
      [`${name}-${second}`, two],
      [`${name}-${third}`, three],
    ] as const;
  });
/** Returns the CSS variables of a colour scheme, without their leading dashes. */
export const variablesOf = (scheme: Scheme): readonly (readonly [string, string])[] => [
  ...Object.entries(plain[scheme]),
  ...together(Object.entries(statuses[scheme]), ['bg', 'line']),
  ...together(
    categories[scheme].map((colours, at) => [`c${at + 1}`, colours]),
    ['soft', 'deep'],
  ),
];

const storageKey = 'theme';
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The colour scheme (light, dark or that of the system) and the subscribers to its changes. */
export const theme = {
  get mode(): Mode {
    const storedMode = stored.get(storageKey);
    return storedMode === 'light' || storedMode === 'dark' ? storedMode : 'system';
  },
  get scheme(): Scheme {
    if (theme.mode !== 'system') return theme.mode;
    return prefersDark.matches ? 'dark' : 'light';
  },
  choose(mode: Mode) {
    stored.set(storageKey, mode);
    applyTheme();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Writes the colours of the current scheme to the CSS variables and notifies the subscribers. */
export function applyTheme() {
  const { style, dataset } = document.documentElement;
  dataset.theme = theme.scheme;
  style.colorScheme = theme.scheme;
  style.setProperty('--font', baseTokens.fontFamily);
  for (const [key, value] of variablesOf(theme.scheme)) style.setProperty(`--${key}`, value);
  for (const listener of listeners) listener();
}
prefersDark.addEventListener('change', applyTheme);
