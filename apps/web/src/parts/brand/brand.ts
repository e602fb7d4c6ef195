import { baselineTheme, type Theme } from '@park/contract/kernel/config';

/** Looks that ship with the console; an unknown name means baseline. */
const shippedLooks: readonly string[] = ['baseline'];

/** Returns the folder with the files of a look. */
export const lookPath = (name: string) => `/themes/${shippedLooks.includes(name) ? name : 'baseline'}`;

/** Reads the theme that the server wrote into the page; undefined if none is configured or the server could not load it. */
const themeText = () => document.querySelector<HTMLMetaElement>('meta[name="theme"]')?.content;

/** Parses the theme; a missing or broken theme changes nothing. */
export function readBrand(text = themeText()): Theme {
  try {
    return { ...baselineTheme, ...JSON.parse(text ?? '{}') };
  } catch {
    return baselineTheme;
  }
}

/** The theme of the page, read once. */
export const brand = readBrand();
/** Tells whether the page came with a theme. If not, no theme is configured or the server could not load the theme. */
export const isBranded = () => Boolean(themeText());

/** Applies the theme: greys the console out and sets its icon. */
export function applyBrand({ admin, browerIcon }: Theme = brand): void {
  document.documentElement.classList.toggle('is-grey', admin === 0);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon || !browerIcon) return;
  // The new icon may be of another file type than the default icon.
  icon.removeAttribute('type');
  icon.href = browerIcon;
}
