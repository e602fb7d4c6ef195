type Brands = { userAgentData?: { brands?: readonly { brand: string }[] } };

/** V044, V349: the warning for a browser that is not based on Chrome. */
export const engineWarning = '为了获得更好的使用体验，建议使用谷歌（Chrome）浏览器';

/** Decision 73: recognises Chrome and every browser built on its engine. */
export function isChrome({ userAgent, userAgentData }: Pick<Navigator, 'userAgent'> & Brands = navigator): boolean {
  return Boolean(userAgentData?.brands?.some(({ brand }) => brand === 'Chromium')) || /Chrom(e|ium)\/|CriOS\//.test(userAgent);
}
