import { type ReactNode, useState } from 'react';

/** Checks a value on the server while the form is being filled in. Saving checks again, so a failed check loses nothing. */
export function useEarlyCheck(ask: (typed: string) => Promise<string | undefined>, otherwise?: ReactNode) {
  const [found, setFound] = useState<string>();
  const look = ({ target }: { target: HTMLInputElement }) => {
    setFound(undefined);
    if (target.value.trim()) void ask(target.value.trim()).then(setFound, () => {});
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
