import type { ComponentProps } from 'react';
import './tick.css';

type TickProps = ComponentProps<'input'> & { isMixed?: boolean };
/** A box to tick; `isMixed` when only some of what it stands for is ticked. */
export const Tick = ({ isMixed = false, ...input }: TickProps) => (
  <input
    {...input}
    type="checkbox"
    className="tick"
    ref={(box) => {
      if (box) box.indeterminate = isMixed;
    }}
  />
);

type SwitchProps = { id?: string; checked: boolean; onChange: (isOn: boolean) => void };
/** Takes effect at once, unlike a box to tick. */
export const Switch = ({ id, checked, onChange }: SwitchProps) => (
  <input
    id={id}
    type="checkbox"
    role="switch"
    className="switch"
    aria-checked={checked}
    checked={checked}
    onChange={(event) => onChange(event.target.checked)}
  />
);
