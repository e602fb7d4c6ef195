/** What stands on a sheet of paper, from top to bottom. */
export type Paper = { title: string; left: string; right: string; footer: string; blocks: readonly Block[] };
export type Block =
  /** Names and values side by side, two to a line; a wide one has the line for itself. */
  | { facts: readonly Fact[]; heading?: string }
  | { table: { titles: readonly string[]; widths: readonly (number | '*')[]; rows: readonly (readonly Cell[])[] }; heading: string }
  | { lines: readonly string[]; heading: string };
export type Fact = { name: string; value: string; isWide?: boolean };
/** Text, or a small picture (PNG or JPEG). */
export type Cell = string | { picture: Uint8Array; mime: string };
