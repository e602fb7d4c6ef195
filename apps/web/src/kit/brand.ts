import type { Theme } from '@park/contract/config';

const baseline: Theme = { admin: 1, name: 'baseline', saasadminName: '智慧园区运营平台', browerIcon: '' };
/** Looks that ship with the console; a name that is none of them means the first. */
const looks: readonly string[] = ['baseline'];

/** The folder a look's files come from. */
export const lookPath = (name: string) => `/themes/${looks.includes(name) ? name : 'baseline'}`;

/** What the server wrote into the page of how this console is called and looks. One that is missing or broken changes nothing. */
export function readBrand(text = document.querySelector<HTMLMetaElement>('meta[name="theme"]')?.content): Theme {
  try {
    return { ...baseline, ...JSON.parse(text ?? '{}') };
  } catch {
    return baseline;
  }
}

export const brand = readBrand();

/** Greys the console out and sets its icon, where the theme asks for it. */
export function wear({ admin, browerIcon }: Theme = brand): void {
  document.documentElement.classList.toggle('is-grey', admin === 0);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon && browerIcon) icon.href = browerIcon;
}
