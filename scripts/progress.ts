/** Prints a line with the seconds since the process began, so that slow steps of a script can be seen. */
export const say = (message: string) => console.log(`[${(performance.now() / 1000).toFixed(1).padStart(5)} s] ${message}`);

/** Returns a function that prints a line when a step begins and, for a long step, its progress every few seconds. */
export function percent(steps: Readonly<Record<string, string>>) {
  let [current, saidAt] = ['', 0];
  return (step: string, done: number, total: number) => {
    const now = performance.now();
    if (step === current && now - saidAt < 2_000) return;
    const isFirst = step !== current;
    [current, saidAt] = [step, now];
    say(`${steps[step] ?? step}${isFirst ? ' …' : ` ${total ? `${Math.floor((100 * done) / total)} %` : done}`}`);
  };
}
