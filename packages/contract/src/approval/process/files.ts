import type { ProcessDetail } from './reading.ts';

/**
 * Returns the id of the file behind an attachment. Forms store file ids, while an attachment has its own id and carries the file's id in
 * its address.
 */
export const fileBehind = ({ url }: { url: string }): string => /\/portal\/file\/read\/([0-9a-f-]{36})/.exec(url)?.[1] ?? '';
/** Returns the attachments that are not values of form fields; files of form fields are shown and changed in the form. */
export function filesBeside({ fields, form, attachments }: Pick<ProcessDetail, 'fields' | 'form' | 'attachments'>) {
  const inForm = fields.filter(({ kind }) => kind === 'attachment').flatMap(({ key }) => [form[key] ?? []].flat());
  return attachments.filter((file) => !inForm.includes(fileBehind(file)));
}
