import { nodes } from '@park/contract/access';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applied, difference, isOffered } from './rules.ts';

const pages = nodes.filter((node) => node.route || node.type === 'btn').map(({ code }) => code);
const some = fc.subarray(pages);

test('a request sets the nodes that the actor can grant; nodes that the actor cannot grant stay as they are, whatever it contains', () => {
  fc.assert(
    fc.property(some, some, some, (current, selected, mine) => {
      const grantable = new Set(mine);
      const { added, removed, nodes: after, isOutsideGrantable: isBeyond } = difference(current, selected, grantable);
      const others = (codes: readonly string[]) => codes.filter((code) => !grantable.has(code)).sort();
      expect(isBeyond).toBe(others(selected.filter((code) => !current.includes(code))).length > 0);
      if (isBeyond) return;
      expect(others(after)).toEqual(others(current));
      const shown = (codes: readonly string[]) => codes.filter((code) => grantable.has(code) && isOffered(code)).sort();
      expect(shown(after)).toEqual(shown(selected));
      expect(applied(after, removed, added)).toEqual([...current].sort());
    }),
  );
});

test('the stored nodes of a role contain no header tabs and no headings of the side menu', () => {
  expect(difference(['M1002', 'M1014001'], ['M1004', 'M1014001001'], new Set(['M1014001001']))).toEqual({
    added: ['M1014001001'],
    removed: [],
    nodes: ['M1014001001'],
    isOutsideGrantable: false,
  });
});
