import type { ProcessDetail } from './reading.ts';

/**
 * Returns the file id of an attachment. Forms contain file ids, but an attachment has an id of its own and contains the file id only in its
 * URL.
 */
export const fileBehind = ({ url }: { url: string }): string => /\/portal\/file\/read\/([0-9a-f-]{36})/.exec(url)?.[1] ?? '';
/** Returns the attachments that were added beside the form. Files of form fields are left out, because the form itself shows them. */
export function filesBeside({ fields, form, attachments }: Pick<ProcessDetail, 'fields' | 'form' | 'attachments'>) {
  const inForm = fields.filter(({ kind }) => kind === 'attachment').flatMap(({ key }) => [form[key] ?? []].flat());
  return attachments.filter((file) => !inForm.includes(fileBehind(file)));
}
