import type { FormField } from '@park/contract/approval/flow/definition';
import { type ProcessDetail, type Step, statuses } from '@park/contract/approval/process';
import { fileBehind, filesBeside } from '@park/contract/approval/process/files';
import type { Block, Cell, Fact, Paper } from '../../../../outside/paper.ts';

/** Signature pictures by URL. */
export type Pictures = ReadonlyMap<string, { picture: Uint8Array; mime: string }>;

const clock = (text: string | null) => (text ? new Date(text).toLocaleString('sv', { timeZone: 'Asia/Shanghai' }).slice(0, 16) : '');
const yuan = (cents: number) => (cents / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a duration in days, hours and minutes. */
export function durationText(minutes: number | null): string {
  if (minutes === null) return '';
  if (minutes < 1) return '不足1分钟';
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days) return hours ? `${days}天${hours}小时` : `${days}天`;
  if (hours) return rest ? `${hours}小时${rest}分钟` : `${hours}小时`;
  return `${rest}分钟`;
}

type NameSources = Pick<ProcessDetail, 'names' | 'attachments'>;
const listOf = (value: unknown): string[] => [value ?? []].flat().map(String);
function filledIn({ kind }: FormField, value: unknown, { names, attachments }: NameSources): string {
  if (value === undefined || value === null) return '';
  if (kind === 'money') return `${yuan(Number(value))} 元`;
  if (kind === 'switch') return value ? '是' : '否';
  if (kind === 'attachment')
    return listOf(value)
      .map((id) => attachments.find((file) => fileBehind(file) === id)?.name ?? '附件')
      .join('、');
  if (kind === 'user' || kind === 'department')
    return listOf(value)
      .map((id) => names[id] ?? '')
      .filter(Boolean)
      .join('、');
  return listOf(value).join('、');
}

const signatureCell = ({ signature }: Step, pictures: Pictures): Cell =>
  signature?.url ? (pictures.get(signature.url) ?? '已签名') : (signature?.name ?? '');
type Column = { title: string; width: number | '*'; of: (step: Step, pictures: Pictures) => Cell };
const columns: readonly Column[] = [
  { title: '节点', width: 74, of: ({ taskName }) => taskName ?? '' },
  { title: '处理人', width: 44, of: ({ handler }) => handler ?? '' },
  { title: '操作', width: 44, of: ({ actionName }) => actionName },
  { title: '意见', width: '*', of: ({ comment }) => comment ?? '' },
  { title: '签名', width: 66, of: signatureCell },
  { title: '时间', width: 78, of: ({ endTime, startTime }) => clock(endTime ?? startTime) },
  { title: '用时', width: 52, of: ({ minutes }) => durationText(minutes) },
];
/** Builds the table of completed and open steps. The signature column appears only if a step is signed. */
function trailOf(steps: readonly Step[], pictures: Pictures): Block {
  const shown = columns.filter(({ of }) => of !== signatureCell || steps.some(({ signature }) => signature));
  const rows = steps.filter(({ action }) => action !== 'coming').map((step) => shown.map(({ of }) => of(step, pictures)));
  return { heading: '审批记录', table: { titles: shown.map(({ title }) => title), widths: shown.map(({ width }) => width), rows } };
}

const titleOf = (name: string) => (name.endsWith('审批') ? `${name}单` : `${name}审批单`);

/** Builds the content of the PDF: the form, the decisions with people, times and signatures, comments and attachments. */
export function paperOf(detail: ProcessDetail, pictures: Pictures, now: Date): Paper {
  const { fields, form, steps, comments, copies } = detail;
  const handlers = [...new Set(detail.handlers.map(({ realName }) => realName))].join('、');
  const facts: Fact[] = [
    { name: '标题', value: detail.title, isWide: true },
    { name: '申请人', value: detail.applicantName },
    { name: '状态', value: statuses[detail.status] },
    { name: '发起时间', value: clock(detail.createdDate) },
    detail.endedDate ? { name: '结束时间', value: clock(detail.endedDate) } : { name: '当前处理人', value: handlers },
  ];
  // the title field is left out, because the facts above contain it
  const filled = fields
    .filter(({ key }) => key !== 'title')
    .map((field) => ({ name: field.name, value: filledIn(field, form[field.key], detail), isWide: true }));
  const lines = (heading: string, texts: string[]): Block[] => (texts.length ? [{ heading, lines: texts }] : []);
  return {
    title: titleOf(detail.processName),
    left: detail.companyName,
    right: `编号：${detail.number}`,
    footer: `${detail.number}　生成于 ${clock(now.toISOString())}`,
    blocks: [
      { facts },
      ...(filled.length ? [{ heading: '申请内容', facts: filled }] : []),
      trailOf(steps, pictures),
      ...lines(
        '评论',
        comments.map(({ realName, comment, createdDate }) => `${realName}（${clock(createdDate)}）：${comment}`),
      ),
      ...lines(
        '附件',
        filesBeside(detail).map(({ name, byName }) => `${name}（${byName}）`),
      ),
      ...lines('抄送', copies.length ? [copies.map(({ realName }) => realName).join('、')] : []),
    ],
  };
}
