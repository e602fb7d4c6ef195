import type { Call, Received, Reply } from '@park/contract/core';
import { config } from '@park/contract/kernel/config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { type Rights, RightsContext } from '../src/kit/api/access.tsx';
import { CallError, transport } from '../src/kit/api/send.ts';
import { AntdTheme } from '../src/kit/theme/AntdTheme.tsx';
import { type Me, MeContext } from '../src/parts/session/me.ts';

type Answer = [Call, (input: never) => unknown];
/** Answers one call in a test. Input and reply are parsed by the contract, so that a fake cannot drift from the server. */
export const answer = <C extends Call>(call: C, reply: (input: Received<C>) => Reply<C> | Promise<Reply<C>>): Answer => [call, reply];

type RefusalSpec = { code: string; status: number; message: string };
/** Builds an error of the contract; a mocked response throws it. */
export const refuse = ({ code, status, message }: RefusalSpec, fields: Record<string, string> = {}, body?: object) =>
  new CallError(code, message, { status, fields, requestId: 'req-1', body });

export const somebody: Me = {
  user: {
    id: 'u-1',
    userName: 'tester',
    realName: '测试员',
    nickName: null,
    headPortaitUrl: null,
    phone: '138****0000',
    pendingAgreements: [],
    change: true,
    sessionKey: '',
    roleCode: [],
    companyId: 'c-own',
    companyName: '云启物业',
    companyType: 2,
    companySuperAdmin: false,
    companyAdmin: false,
    areaId: null,
    areaName: null,
    parkId: null,
    parkName: null,
    side: 'operator',
    companyList: [],
    parkList: [],
    operateList: [],
    contexts: [],
    permissions: {},
  },
  menus: [],
  homePath: '/home',
};

// jsdom never fires animation end events, so animated dialogs would never close; motion is therefore off. jsdom also parses every style
// rule although it computes no layout, so antd's runtime styles are off too.
const testTheme = { token: { motion: false }, zeroRuntime: true };
// antd renders toasts outside the React tree of the page, so they need the settings separately
ConfigProvider.config({ holderRender: (toasts) => <ConfigProvider theme={testTheme}>{toasts}</ConfigProvider> });

/** Default answers of the calls that every page makes; a test about such a call gives its own answer. */
const defaultAnswers: Answer[] = [answer(config.read, (input) => ({ ...input, content: { isShow: true } }))];

type Scene = { access?: Rights; answers?: Answer[]; at?: string; me?: Partial<Me['user']> };
/** Renders a page for a user with these rights. Every call must have an answer, or the test fails. */
export function show(page: ReactElement, { access = {}, answers = [], at = '/', me = {} }: Scene = {}) {
  transport.send = async (call, input) => {
    const found = [...answers, ...defaultAnswers].find(([known]) => known.key === call.key);
    if (!found) throw new Error(`no answer given for ${call.key}`);
    try {
      const reply = await found[1](call.input.parse(input) as never);
      return { status: 200, answer: { code: '200', body: call.output.parse(reply) } };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { code, status, message, fields, requestId, body } = error;
      return { status, answer: { code, errorMessage: message, fields, body, ...(requestId && { requestId }) } };
    }
  };
  const place = { address: at };
  function Watch() {
    const { pathname, search } = useLocation();
    place.address = pathname + search;
    return null;
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrap = (shown: ReactElement) => (
    <QueryClientProvider client={client}>
      <MeContext value={{ ...somebody, user: { ...somebody.user, ...me } }}>
        <RightsContext value={access}>
          <AntdTheme>
            <ConfigProvider theme={testTheme}>
              <MemoryRouter initialEntries={[at]}>
                <Watch />
                {shown}
              </MemoryRouter>
            </ConfigProvider>
          </AntdTheme>
        </RightsContext>
      </MeContext>
    </QueryClientProvider>
  );
  const { rerender } = render(wrap(page));
  return { address: () => place.address, update: (next: ReactElement) => rerender(wrap(next)) };
}

/** Finds the dialog or drawer with this title. In tests antd gives all dialogs the same id, so they cannot be found by accessible name. */
export const dialog = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.queryAllByText(title).flatMap((text) => text.closest<HTMLElement>('[role="dialog"]') ?? []);
    if (!found[0]) throw new Error(`no dialog with the title ${title}`);
    return found[0];
  });
