/** The content of a printed document, from top to bottom. */
export type Paper = { title: string; left: string; right: string; footer: string; blocks: readonly Block[] };
export type Block =
  /** Names and values in two columns; a wide fact takes the whole line. */
  | { facts: readonly Fact[]; heading?: string }
  | { table: { titles: readonly string[]; widths: readonly (number | '*')[]; rows: readonly (readonly Cell[])[] }; heading: string }
  | { lines: readonly string[]; heading: string };
export type Fact = { name: string; value: string; isWide?: boolean };
/** A text or a small picture (PNG or JPEG). */
export type Cell = string | { picture: Uint8Array; mime: string };
