import { fireEvent, render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { categoryOf } from '../../kit/page/mark.tsx';
import { variablesOf } from '../../kit/theme/theme.ts';
import { Avatar, PersonName } from '../people/Avatar.tsx';
import { CompanyMark, markOf } from './CompanyMark.tsx';

const ids = Array.from({ length: 4000 }, (_, index) => `01927d3c-5a7e-7c31-9b1e-${String(index).padStart(12, '0')}`);

test('a company has the same mark and colour wherever and whenever it is shown', () => {
  const id = '01927d3c-5a7e-7c31-9b1e-2f6a8d4c0e57';
  expect({ ...markOf(id), colour: categoryOf(id) }).toEqual({ shape: 9, turn: 90, colour: 3 });
  const { container } = render(<CompanyMark id={id} size={32} />);
  expect(container.innerHTML).toBe(render(<CompanyMark id={id} size={32} />).container.innerHTML);
});

test('marks of companies take ten shapes in four turns and eight colours, none of them much more often than another', () => {
  const shares = (of: (id: string) => string | number) => [...Map.groupBy(ids, of).values()].map((some) => some.length / ids.length);
  for (const [of, kinds] of [
    [(id: string) => markOf(id).shape, 10],
    [(id: string) => `${markOf(id).shape} ${markOf(id).turn}`, 40],
    [categoryOf, 8],
  ] as const) {
    const found = shares(of);
    expect(found).toHaveLength(kinds);
    expect(Math.min(...found) * kinds).toBeGreaterThan(0.6);
    expect(Math.max(...found) * kinds).toBeLessThan(1.5);
  }
});

test('a company with a logo shows it, and a logo that cannot be loaded gives way to the generated mark', () => {
  const { container } = render(<CompanyMark id="one" size={32} url="/logo.png" />);
  const logo = container.querySelector('img') as HTMLImageElement;
  expect(logo.getAttribute('src')).toBe('/logo.png');
  expect(container.querySelector('path')).toBeNull();
  fireEvent.error(logo);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('path')).not.toBeNull();
});

describe('avatars', () => {
  const lettersOf = (container: HTMLElement) => container.querySelector('.mark')?.getAttribute('data-letters');

  test('an avatar shows the last two characters of the name, and a small one only the last', () => {
    expect(lettersOf(render(<Avatar id="one" name="林晓峰" size={24} />).container)).toBe('晓峰');
    expect(lettersOf(render(<Avatar id="one" name="林晓峰" size={20} />).container)).toBe('峰');
    expect(lettersOf(render(<Avatar id="one" name="王𠮷" size={20} />).container)).toBe('𠮷');
  });

  test('a portrait that cannot be loaded gives way to the characters of the name', () => {
    const { container } = render(<Avatar id="one" name="林晓峰" url="/face.png" />);
    expect(lettersOf(container)).toBeNull();
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(lettersOf(container)).toBe('晓峰');
  });

  test('a screen reader and a copied table get the name of a person once, without the characters of the avatar', () => {
    const { container } = render(<PersonName id="one" name="林晓峰" />);
    expect(container.textContent).toBe('林晓峰');
    expect(container.querySelector('.mark')?.getAttribute('aria-hidden')).toBe('true');
    expect(render(<PersonName name={null} />).container.textContent).toBe('--');
  });
});

/** Relative luminance by the definition of WCAG. */
const luminance = (colour: string) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, at) => sum + value * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
test.each(['light', 'dark'] as const)('letters on avatars and words in pills are easy to read in the %s scheme', (scheme) => {
  const colours = new Map(variablesOf(scheme));
  const of = (name: string) => colours.get(name) ?? '';
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8]) {
    expect(contrast(of(`c${at}-deep`), of(`c${at}-soft`))).toBeGreaterThan(4.5);
    expect(contrast(of(`c${at}`), of(`c${at}-soft`))).toBeGreaterThan(3);
  }
  for (const name of ['info', 'success', 'warning', 'error', 'neutral', 'warm'])
    expect(contrast(of(name), of(`${name}-bg`))).toBeGreaterThan(4.5);
});
