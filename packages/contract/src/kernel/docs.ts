import { z } from 'zod';
import { domain, query } from '../core.ts';
import { emptyObject } from '../fields.ts';

export const docs = domain('docs', {
  title: '接口文档',
  calls: {
    openApi: query({
      path: '/portal/docs/openapi',
      method: 'GET',
      access: 'signed-in',
      summary: 'Returns the OpenAPI document of all calls',
      input: emptyObject,
      output: z.record(z.string(), z.unknown()),
    }),
  },
});
