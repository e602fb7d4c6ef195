import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useMatches } from './matching.ts';

test.each([
  ['组织架构', 'zuzhi', true],
  ['组织架构', 'zzjg', true],
  ['组织架构', '架构', true],
  ['长宁园区', 'changning', true],
  ['M1012 物联平台', 'm1012', true],
  ['组织架构', '', true],
  ['组织架构', 'abc', false],
  ['组织架构', '园区', false],
])('%s sought as “%s” is found: %s', async (text, sought, isFound) => {
  const { result } = renderHook(() => useMatches());
  const byLetters = result.current;
  await waitFor(() => expect(result.current).not.toBe(byLetters));
  expect(result.current(text, sought)).toBe(isFound);
});
