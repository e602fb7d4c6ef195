import { shortcut } from '@park/contract/people/shortcut';
import { insiders, ok, type Row, row } from '../../../../test/matrix/may.ts';

export const shortcutMatrix: readonly Row[] = [
  row(shortcut.choices, () => ({}), insiders(ok)),
  row(shortcut.list, () => ({}), insiders(ok)),
  row(shortcut.save, () => ({ menuIds: [] }), insiders(ok), { self: true }),
];
