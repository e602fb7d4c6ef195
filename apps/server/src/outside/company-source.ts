import { z } from 'zod';

/** A company as another system knows it. */
const ThirdCompany = z.object({
  id: z.union([z.string().min(1).max(64), z.int().transform(String)]),
  name: z.string().trim().min(1).max(100),
  creditCode: z
    .string()
    .trim()
    .max(40)
    .nullish()
    .transform((value) => value || null),
  contactName: z
    .string()
    .trim()
    .max(20)
    .nullish()
    .transform((value) => value || null),
  contactPhone: z
    .string()
    .trim()
    .max(30)
    .nullish()
    .transform((value) => value || null),
});
export type ThirdCompany = z.output<typeof ThirdCompany>;
/** Where companies are known besides here: an industry register, the landlord's system, a chamber of commerce. */
export type CompanySource = { companies(): Promise<ThirdCompany[]> };
export type CompanySourceSettings = { url: string; token: string | undefined } | undefined;

export class SourceDown extends Error {}
const most = 5_000;
const longest = 10_000;
const largest = 5 * 1_048_576;

/** Any system that answers GET with a JSON list, or with one under `list`; a token goes along as a bearer's. */
export function httpCompanies({ url, token }: NonNullable<CompanySourceSettings>): CompanySource {
  const Answer = z.union([z.array(ThirdCompany), z.object({ list: z.array(ThirdCompany) }).transform(({ list }) => list)]);
  return {
    async companies() {
      const answer = await fetch(url, {
        headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        redirect: 'error',
        signal: AbortSignal.timeout(longest),
      }).catch((error: Error) => {
        throw new SourceDown(error.message);
      });
      if (!answer.ok) throw new SourceDown(`answered ${answer.status}`);
      const read = Answer.safeParse(await jsonOf(answer));
      if (!read.success) throw new SourceDown(`answered something else: ${read.error.issues[0]?.path.join('.')}`);
      if (read.data.length > most) throw new SourceDown(`more than ${most} companies`);
      return read.data;
    },
  };
}

async function jsonOf(answer: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      length += chunk.length;
      if (length > largest) throw new SourceDown('too large');
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch (error) {
    throw error instanceof SourceDown ? error : new SourceDown((error as Error).message);
  }
}

/** What there is to try it with: good companies, one without a code, one whose code is none. Names and numbers are invented. */
export const sampleCompanies: CompanySource = {
  companies: async () => [
    { id: 'S1001', name: '启明光电技术有限公司', creditCode: '91310115MA1K30011A', contactName: '沈嘉禾', contactPhone: '13700003001' },
    { id: 'S1002', name: '百川供应链管理有限公司', creditCode: '91310115MA1K300297', contactName: '陆承泽', contactPhone: '13700003002' },
    { id: 'S1003', name: '青禾生物医药有限公司', creditCode: '91310115MA1K300374', contactName: '顾念安', contactPhone: null },
    { id: 'S1004', name: '拾光文化传播工作室', creditCode: null, contactName: '夏知遥', contactPhone: '13700003004' },
    { id: 'S1005', name: '九州通达物流有限公司', creditCode: '9131-0115', contactName: null, contactPhone: null },
  ],
};

export const companySource = (settings: CompanySourceSettings): CompanySource => (settings ? httpCompanies(settings) : sampleCompanies);
