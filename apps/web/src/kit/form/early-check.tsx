import { type ReactNode, useState } from 'react';

/** Looks while the form is being filled in; saving looks again, so that nothing is lost when this cannot answer. */
export function useKnown(ask: (typed: string) => Promise<string | undefined>, otherwise?: ReactNode) {
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
