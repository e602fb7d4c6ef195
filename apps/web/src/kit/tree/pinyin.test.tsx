import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, test } from 'vitest';
import { useFind } from './pinyin.ts';

const client = new QueryClient();
const wrapper = ({ children }: PropsWithChildren) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
const finder = (keyword: string) => renderHook(() => useFind(keyword), { wrapper }).result;

test.each([
  ['组织架构', 'zuzhi', true],
  ['组织架构', ' zzjg ', true],
  ['组织架构', '架构', true],
  ['长宁园区', 'changning', true],
  ['M1012 物联平台', 'm1012', true],
  ['组织架构', '', true],
  ['组织架构', 'abc', false],
  ['组织架构', '园区', false],
])('the text %s matches the search “%s”: %s', async (text, keyword, isFound) => {
  const readings = finder('zz');
  await waitFor(() => expect(readings.current('组织')).toBeTruthy());
  expect(Boolean(finder(keyword).current(text))).toBe(isFound);
});
