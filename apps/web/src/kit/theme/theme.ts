import { stored } from '../api/storage.ts';

type Scheme = 'light' | 'dark';
export type Mode = Scheme | 'system';

const baseTokens = {
  fontSize: 14,
  controlHeight: 34,
  borderRadius: 8,
  borderRadiusSM: 6,
  borderRadiusLG: 12,
  fontFamily: '-apple-system,BlinkMacSystemFont,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif',
};

/** The colours of every control; the contrast of each has been measured and is sufficient. */
export const tokens = {
  light: {
    ...baseTokens,
    colorPrimary: '#1557e6',
    colorInfo: '#1557e6',
    colorPrimaryHover: '#2f6bea',
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
    colorBgLayout: '#f4f6fa',
    colorTextPlaceholder: '#6b7280',
    colorTextTertiary: 'rgba(15,23,42,.64)',
    colorTextDescription: 'rgba(15,23,42,.66)',
  },
  dark: {
    ...baseTokens,
    colorPrimary: '#3d74ff',
    colorLink: '#a3c0ff',
    colorSuccess: '#3fbf84',
    colorWarning: '#e0a13a',
    colorError: '#ff7a7f',
    colorBgLayout: '#0d1017',
    colorBgContainer: '#151a23',
    colorBgElevated: '#1b212c',
    controlItemBgActive: '#1b2a4d',
    colorTextPlaceholder: '#9aa3b2',
    colorTextTertiary: '#9aa3b2',
    colorTextDescription: '#9aa3b2',
  },
};

const selectedColor = '#a9c5ff';
/** Overrides antd's disabled colour in calendars: antd uses it for the days of the adjacent months, which would be too faint to read. */
const calendar = (scheme: Scheme) => ({ colorTextDisabled: tokens[scheme].colorTextPlaceholder });
/** Tokens that single antd components need in addition. */
export const componentTokens = {
  light: { DatePicker: calendar('light') },
  dark: { DatePicker: calendar('dark') },
};

/** Values that antd derives from the tokens, repeated for the parts rendered without antd. */
const { light, dark } = tokens;
const variables = {
  light: {
    primary: light.colorPrimary,
    'primary-strong': '#083cbf',
    link: light.colorLink,
    selected: light.colorPrimary,
    'selected-bg': light.colorPrimaryBg,
    text: 'rgba(0,0,0,.88)',
    muted: light.colorTextTertiary,
    placeholder: light.colorTextPlaceholder,
    page: light.colorBgLayout,
    surface: '#ffffff',
    raised: '#ffffff',
    line: '#f0f0f0',
    'line-strong': '#d9d9d9',
    hover: 'rgba(0,0,0,.04)',
    success: light.colorSuccess,
    warning: light.colorWarning,
    error: light.colorError,
    'error-bg': light.colorErrorBg,
    'error-line': light.colorErrorBorder,
    shadow: '0 8px 28px rgba(15,23,42,.14)',
  },
  dark: {
    primary: '#3766dc',
    'primary-strong': '#2f52ad',
    link: dark.colorLink,
    selected: selectedColor,
    'selected-bg': dark.controlItemBgActive,
    text: 'rgba(255,255,255,.85)',
    muted: dark.colorTextTertiary,
    placeholder: dark.colorTextPlaceholder,
    page: dark.colorBgLayout,
    surface: dark.colorBgContainer,
    raised: dark.colorBgElevated,
    line: '#303030',
    'line-strong': '#424242',
    hover: 'rgba(255,255,255,.08)',
    success: dark.colorSuccess,
    warning: dark.colorWarning,
    error: dark.colorError,
    'error-bg': '#2c1b1d',
    'error-line': '#5b3334',
    shadow: '0 8px 28px rgba(0,0,0,.5)',
  },
} satisfies Record<Scheme, Record<string, string>>;

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
  for (const [key, value] of Object.entries(variables[theme.scheme])) style.setProperty(`--${key}`, value);
  for (const listener of listeners) listener();
}
prefersDark.addEventListener('change', applyTheme);
