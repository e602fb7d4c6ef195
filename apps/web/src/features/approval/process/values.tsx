import type { FormField } from '@park/contract/approval/flow/definition';
import { fileBehind } from '@park/contract/approval/process/files';
import type { ReactNode } from 'react';
import { yuan } from '../../../kit/form/hundredths.tsx';
import { dash } from '../../../kit/format.ts';
import { FileLink } from './FileLink.tsx';

type NamedFile = { id: string; name: string; url: string };
type ValueContext = { names: Readonly<Record<string, string>>; files: readonly NamedFile[] };
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : value ? [String(value)] : []);

type Attachment = { name: string; url: string };
export const filesOf = (attachments: readonly Attachment[]): NamedFile[] =>
  attachments.map(({ name, url }) => ({ id: fileBehind({ url }), name, url }));

/** Renders the value of a form field as readable text. */
export function shownValue({ kind }: FormField, value: unknown, { names, files }: ValueContext): ReactNode {
  if (value === undefined || value === null || value === '') return '--';
  switch (kind) {
    case 'money':
      return `${yuan(Number(value))} 元`;
    case 'switch':
      return value ? '是' : '否';
    case 'user':
    case 'department':
      return dash(
        listOf(value)
          .map((id) => names[id] ?? '已离职的员工')
          .join('、'),
      );
    case 'attachment':
      return listOf(value).map((id) => <FileLink key={id} file={files.find((one) => one.id === id) ?? { name: '附件', url: '' }} />);
    case 'multiSelect':
      return dash(listOf(value).join('、'));
    default:
      return String(value);
  }
}
