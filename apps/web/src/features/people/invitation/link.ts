import { say } from '../../../kit/message.ts';
import { projectPrefix } from '../../../kit/session.ts';

/** What is passed on to those who are invited. */
export const linkOf = (code: string): string => `${location.origin}${projectPrefix()}/join?code=${code}`;

export async function copyLink(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkOf(code));
    say.success('链接已复制');
  } catch {
    // Not every browser lets a page write there; the link can still be read and marked.
    say.info(linkOf(code), 10);
  }
}
