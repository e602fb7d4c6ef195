import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** An error that the user can correct. It is reported without a stack trace. */
export class Refusal extends Error {}

export type Terminal = {
  /** Whether there is a user at the terminal who can answer questions. */
  isInteractive: boolean;
  say(line: string): void;
  ask(question: string): Promise<string>;
  /** Asks a question without showing the typed answer. */
  askHidden(question: string): Promise<string>;
  /** Returns the first line of piped input. */
  piped(): Promise<string>;
};

export function openTerminal(): Terminal {
  return {
    isInteractive: Boolean(process.stdin.isTTY && process.stdout.isTTY),
    say: (line) => console.log(line),
    ask: (question) => answer(question, false),
    askHidden: (question) => answer(question, true),
    piped: async () => (await text(process.stdin)).split(/\r?\n/)[0] ?? '',
  };
}

async function answer(question: string, isHidden: boolean): Promise<string> {
  let isMuted = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await new Promise<string>((given, refused) => {
      lines.once('SIGINT', () => refused(new Refusal('已取消，未作改动 · cancelled, nothing was changed')));
      lines.question(`${question} `).then(given, refused);
      isMuted = isHidden;
    });
  } finally {
    lines.close();
    if (isHidden) console.log();
  }
}
