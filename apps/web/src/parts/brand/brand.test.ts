import { expect, test } from 'vitest';
import { applyBrand, isBranded, lookPath, readBrand } from './brand.ts';

test('V298 a theme that failed to load leaves the console with its default name and look', () => {
  for (const text of [undefined, '', 'not json', '<html>'])
    expect(readBrand(text)).toMatchObject({ admin: 1, saasadminName: '智慧园区运营平台' });
});

test('V356 a theme with an unknown look uses the folder of the baseline look', () => {
  expect(lookPath('baseline')).toBe('/themes/baseline');
  expect(lookPath('no-such-look')).toBe('/themes/baseline');
  expect(lookPath('../../secret')).toBe('/themes/baseline');
});

test('V127 a theme with admin 0 (grey mode) makes the console grey, and a theme with admin 1 restores the colours', () => {
  applyBrand(readBrand('{"admin":0}'));
  expect(document.documentElement.classList.contains('is-grey')).toBe(true);
  applyBrand(readBrand('{"admin":1}'));
  expect(document.documentElement.classList.contains('is-grey')).toBe(false);
});

test('V030 a theme sets the name, logo and icon of the console', () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" type="image/svg+xml" href="data:,"><meta name="theme">');
  const meta = document.querySelector('meta[name="theme"]') as HTMLMetaElement;
  expect(isBranded()).toBe(false);
  meta.content = '{"saasadminName":"星河园区","logo":"/logo.png","browerIcon":"/icon.png"}';
  expect(isBranded()).toBe(true);
  expect(readBrand()).toMatchObject({ saasadminName: '星河园区', logo: '/logo.png', admin: 1 });
  applyBrand(readBrand());
  const icon = document.querySelector('link[rel="icon"]') as HTMLLinkElement;
  expect(icon.getAttribute('href')).toBe('/icon.png');
  expect(icon.type).toBe('');
  meta.remove();
  icon.remove();
});
