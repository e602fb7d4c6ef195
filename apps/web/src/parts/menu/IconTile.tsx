import type { ComponentProps } from 'react';
import { MenuIcon } from './MenuIcon.tsx';
import type { Tint } from './tint.ts';
import './icon-tile.css';

/** Shows a menu icon on the ground of its domain. */
export const IconTile = ({ tint, ...icon }: ComponentProps<typeof MenuIcon> & { tint: Tint }) => (
  <span className="icon-tile" style={tint}>
    <MenuIcon {...icon} />
  </span>
);
