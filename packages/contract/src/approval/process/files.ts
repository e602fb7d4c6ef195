import type { ProcessDetail } from './reading.ts';

/** An attachment has an id of its own; a form knows the file behind it, whose id is in the address. */
export const fileBehind = ({ url }: { url: string }): string => /\/portal\/file\/read\/([0-9a-f-]{36})/.exec(url)?.[1] ?? '';
/** What came beside the form: files of its fields are read, and changed, in their place there. */
export function filesBeside({ fields, form, attachments }: Pick<ProcessDetail, 'fields' | 'form' | 'attachments'>) {
  const inForm = fields.filter(({ kind }) => kind === 'attachment').flatMap(({ key }) => [form[key] ?? []].flat());
  return attachments.filter((file) => !inForm.includes(fileBehind(file)));
}
