import { baselineTheme, type Theme } from '@park/contract/kernel/config';

/** Looks that ship with the console; a name that is none of them means the first. */
const looks: readonly string[] = ['baseline'];

/** The folder a look's files come from. */
export const lookPath = (name: string) => `/themes/${looks.includes(name) ? name : 'baseline'}`;

/** What the server wrote into the page of how this console is called and looks; nothing where it could not or nobody said. */
const written = () => document.querySelector<HTMLMetaElement>('meta[name="theme"]')?.content;

/** One that is missing or broken changes nothing. */
export function readBrand(text = written()): Theme {
  try {
    return { ...baselineTheme, ...JSON.parse(text ?? '{}') };
  } catch {
    return baselineTheme;
  }
}

/** The look the page came with, read once. */
export const brand = readBrand();
/** Whether the page came with a look of its own. One that did not may have none, or the server could not say just then. */
export const isBranded = () => Boolean(written());

/** Greys the console out and sets its icon, where the theme asks for it. */
export function wear({ admin, browerIcon }: Theme = brand): void {
  document.documentElement.classList.toggle('is-grey', admin === 0);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon || !browerIcon) return;
  // It may be of any kind, unlike the one the page comes with.
  icon.removeAttribute('type');
  icon.href = browerIcon;
}
