import { projectPrefix } from '../../../kit/api/session.ts';
import { say } from '../../../kit/feedback/message.ts';

/** Returns the link for invited people. */
export const linkOf = (code: string): string => `${location.origin}${projectPrefix()}/join?code=${code}`;

export async function copyLink(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(linkOf(code));
    say.success('链接已复制');
  } catch {
    // Some browsers do not let a page write to the clipboard; then the link is shown to be copied by hand.
    say.info(linkOf(code), 10);
  }
}
