import { type ReactNode, useState } from 'react';

/** Asks the server about a value while the form is being filled in. Saving asks again, so nothing is lost when this gets no answer. */
export function useEarlyCheck(ask: (typed: string) => Promise<string | undefined>, otherwise?: ReactNode) {
  const [found, see] = useState<string>();
  const look = ({ target }: { target: HTMLInputElement }) => {
    see(undefined);
    if (target.value.trim()) void ask(target.value.trim()).then(see, () => {});
  };
  return {
    look,
    text: found ? (
      <span role="alert" className="field-known">
        {found}
      </span>
    ) : (
      otherwise
    ),
  };
}
