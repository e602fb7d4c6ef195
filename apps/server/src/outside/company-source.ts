import { z } from 'zod';

/** A company as an external system describes it. */
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
/**
 * A room as an external system describes it, with the code of its building, the number or name of its floor and its area in square metres.
 */
const ThirdRoom = z.object({
  buildingCode: z.string().trim().min(1).max(30),
  floor: z.union([z.string().trim().min(1).max(20), z.int().transform(String)]),
  roomCode: z.string().trim().min(1).max(60),
  roomNum: z
    .string()
    .trim()
    .max(30)
    .nullish()
    .transform((value) => value || null),
  area: z.union([z.string().trim().max(20), z.number().transform(String)]),
});
export type ThirdRoom = z.output<typeof ThirdRoom>;
/** An external source of companies and rooms, for example an industry register, the landlord's system or a chamber of commerce. */
export type CompanySource = { companies(): Promise<ThirdCompany[]>; rooms(): Promise<ThirdRoom[]> };
export type CompanySourceSettings = { url: string; token: string | undefined } | undefined;

export class SourceDown extends Error {}
const most = 5_000;
const longest = 10_000;
const largest = 5 * 1_048_576;

/**
 * Reads from a system that answers a GET with a JSON list or an object with `list`. The token is sent as a bearer token; rooms are
 * requested at the same address with `subject=room`.
 */
export function httpCompanies({ url, token }: NonNullable<CompanySourceSettings>): CompanySource {
  async function listed<T extends z.ZodType>(address: string, schema: T): Promise<z.output<T>[]> {
    const answer = await fetch(address, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.timeout(longest),
    }).catch((error: Error) => {
      throw new SourceDown(error.message);
    });
    if (!answer.ok) throw new SourceDown(`answered ${answer.status}`);
    const read = z
      .union([z.array(schema), z.object({ list: z.array(schema) }).transform(({ list }) => list)])
      .safeParse(await jsonOf(answer));
    if (!read.success) throw new SourceDown(`answered something else: ${read.error.issues[0]?.path.join('.')}`);
    if (read.data.length > most) throw new SourceDown(`more than ${most} rows`);
    return read.data;
  }
  const ofRooms = () => {
    const address = new URL(url);
    address.searchParams.set('subject', 'room');
    return address.href;
  };
  return { companies: () => listed(url, ThirdCompany), rooms: () => listed(ofRooms(), ThirdRoom) };
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

/** Sample data for trying the import: valid companies, a known company and companies with errors. All names and numbers are invented. */
export const sampleCompanies: CompanySource = {
  companies: async () => [
    { id: 'S1001', name: '启明光电技术有限公司', creditCode: '91310115MA1K30011A', contactName: '沈嘉禾', contactPhone: '13700003001' },
    { id: 'S1002', name: '百川供应链管理有限公司', creditCode: '91310115MA1K300297', contactName: '陆承泽', contactPhone: '13700003002' },
    { id: 'S1003', name: '青禾生物医药有限公司', creditCode: '91310115MA1K300374', contactName: '顾念安', contactPhone: null },
    { id: 'S1004', name: '拾光文化传播工作室', creditCode: null, contactName: '夏知遥', contactPhone: '13700003004' },
    { id: 'S1005', name: '九州通达物流有限公司', creditCode: '9131-0115', contactName: null, contactPhone: null },
  ],
  rooms: async () => [
    { buildingCode: 'A1', floor: '3', roomCode: 'A1-3T1', roomNum: '3T1', area: '96.5' },
    { buildingCode: 'A1', floor: '4', roomCode: 'A1-4T1', roomNum: '4T1', area: '120.25' },
    { buildingCode: 'A1', floor: '1', roomCode: 'A1-101', roomNum: '101', area: '210' },
    { buildingCode: 'Z9', floor: '1', roomCode: 'Z9-101', roomNum: null, area: '80' },
    { buildingCode: 'A1', floor: '2', roomCode: 'A1-2T1', roomNum: null, area: '-1' },
  ],
};

export const companySource = (settings: CompanySourceSettings): CompanySource => (settings ? httpCompanies(settings) : sampleCompanies);
