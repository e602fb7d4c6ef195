type AgentSign = readonly [name: string, sign: RegExp];
/** The first match wins: user agents of earlier entries also contain the names of later entries. */
const browsers: readonly AgentSign[] = [
  ['微信', /MicroMessenger/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrom(e|ium)\/|CriOS\//],
  ['Safari', /Safari\//],
];
const systems: readonly AgentSign[] = [
  ['iOS', /iPhone|iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Returns browser and operating system from a user agent as a short name. */
export function deviceOf(agent: string): string {
  const name = (signs: readonly AgentSign[]) => signs.find(([, sign]) => sign.test(agent))?.[0];
  return [name(browsers), name(systems)].filter(Boolean).join(' · ') || '未知设备';
}
