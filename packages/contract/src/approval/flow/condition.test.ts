// biome-ignore-all lint/suspicious/noTemplateCurlyInString: flow expressions are written as ${field}, also in plain strings

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Comparison, Condition, isMet, type Operator, operators } from './condition.ts';
import { expressionOf, readExpression } from './expression.ts';

const read = (source: string) => {
  const result = readExpression(source);
  return 'condition' in result ? result.condition : result.problem;
};
const meets = (source: string, form: Record<string, unknown>) => {
  const result = readExpression(source);
  if ('problem' in result) throw new Error(result.problem);
  return isMet(result.condition, form);
};

describe('condition expressions', () => {
  test('an expression is a single comparison, or several comparisons joined with and, or, not and brackets', () => {
    expect(read('${amount > 5000}')).toEqual({ field: 'amount', op: '>', value: 5000 });
    expect(read("${a == 'x' && !(b in ['y', \"z\"] || c != true)}")).toEqual({
      all: [
        { field: 'a', op: '==', value: 'x' },
        {
          not: {
            any: [
              { field: 'b', op: 'in', value: ['y', 'z'] },
              { field: 'c', op: '!=', value: true },
            ],
          },
        },
      ],
    });
    expect(read('(${a >= 1}) && !${b <= -2.5} || ${name contains "紧急"}')).toEqual({
      any: [
        { all: [{ field: 'a', op: '>=', value: 1 }, { not: { field: 'b', op: '<=', value: -2.5 } }] },
        { field: 'name', op: 'contains', value: '紧急' },
      ],
    });
  });

  test.each([
    ['${amount > 5000}', { amount: 5000 }, false],
    ['${amount >= 5000}', { amount: 5000 }, true],
    ['${amount < 1 || amount > 9}', { amount: 10 }, true],
    ['${!(amount < 1)}', {}, true],
    ['${type in ["a", "b"]}', { type: 'b' }, true],
    ['${tags contains "b"}', { tags: ['a', 'b'] }, true],
    ['${title contains "急"}', { title: '加急' }, true],
    ['${day >= "2026-05-01"}', { day: '2026-05-02' }, true],
    ['${amount > 5}', { amount: '6' }, false],
    ['${amount == 5}', { amount: '5' }, false],
    ['${toString2 != 1}', {}, true],
  ])('the expression %s over the form %j is %s', (source, form, is) => {
    expect(meets(source, form)).toBe(is);
  });

  test('an expression does not read properties that the form object inherits', () => {
    const inherited = Object.create({ amount: 9000 }) as Record<string, unknown>;
    expect(meets('${amount > 1}', inherited)).toBe(false);
  });

  const hostile: [string, string][] = [
    ['a call that ends the process', '${process.exit()}'],
    ['a call without braces', 'process.exit()'],
    ['a constructor as a field', '${constructor == 1}'],
    ['code through the constructor of a constructor', '${a.constructor.constructor("return process")() == 1}'],
    ['the prototype as a field', '${__proto__ == 1}'],
    ['a method of every object as a field', '${toString == 1}'],
    ['an index access', '${a["b"] == 1}'],
    ['a template in a template', '${${a == 1}}'],
    ['a function', '${(() => 1)() == 1}'],
    ['an assignment', '${a = 1}'],
    ['arithmetic', '${a + 1 > 2}'],
    ['a comparison of two fields', '${a > b}'],
    ['a single value', '${true}'],
    ['a single field', '${a}'],
    ['a backslash in a text', "${a == '\\u0041'}"],
    ['an unterminated text', "${a == 'x}"],
    ['a number of 20 digits', '${a > 12345678901234567890}'],
    ['a number in exponent notation', '${a > 1e9}'],
    ['a comment', '${a > 1 /* */}'],
    ['a second expression', '${a > 1} ${b > 1}'],
    ['a comparison without braces', 'a > 1'],
    ['a blank expression', '   '],
    ['empty braces', '${}'],
    ['an empty list', '${a in []}'],
    ['a list after an operator other than in', '${a == [1]}'],
    ['a missing closing bracket', '${(a > 1}'],
    ['an extra closing bracket', '${a > 1)}'],
    ['an and without a right side', '${a > 1 &&}'],
    ['a text of 201 characters', `\${a == '${'x'.repeat(201)}'}`],
    ['a text of 100 kB', `\${a == '${'x'.repeat(100_000)}'}`],
    ['5,000 parentheses', `\${${'('.repeat(5000)}a > 1${')'.repeat(5000)}}`],
    ['900 parentheses', `\${${'('.repeat(900)}a > 1${')'.repeat(900)}}`],
    ['17 parentheses', `\${${'('.repeat(17)}a > 1${')'.repeat(17)}}`],
    ['an expression of 101 comparisons', `\${${Array.from({ length: 101 }, () => 'a > 1').join('&&')}}`],
  ];
  test.each(hostile)('an invalid expression is refused within 50 ms with a message in Chinese: %s', (_, source) => {
    const began = performance.now();
    expect(read(source)).toMatch(/[\u4e00-\u9fa5]/);
    expect(performance.now() - began).toBeLessThan(50);
  });

  test('1,501 negations are simplified to one negation and do not count as nesting', () => {
    expect(read(`\${${'!'.repeat(1501)}(a > 1)}`)).toEqual({ not: { field: 'a', op: '>', value: 1 } });
  });

  test('reading any text as an expression returns either a valid condition or a problem', () => {
    const piece = fc.constantFrom(
      '${',
      '}',
      '(',
      ')',
      '!',
      '&&',
      '||',
      'a',
      '==',
      '>',
      'in',
      '[',
      ']',
      ',',
      '1',
      "'x'",
      ' ',
      '.',
      'constructor',
      '\\',
      '\n',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece, { maxLength: 40 }).map((all) => all.join('')),
        ),
        (source) => {
          const result = readExpression(source);
          expect('condition' in result ? Condition.safeParse(result.condition).success : result.problem.length > 0).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

const comparison: fc.Arbitrary<Comparison> = fc
  .record({
    field: fc.constantFrom('a', 'b', 'c'),
    op: fc.constantFrom(...(Object.keys(operators) as Operator[])),
    one: fc.oneof(
      fc.integer({ min: -1e6, max: 1e6 }),
      fc.boolean(),
      fc.string({ maxLength: 5 }).filter((text) => !/['\\\r\n]/.test(text)),
    ),
  })
  .map(({ field, op, one }) => ({ field, op, value: op === 'in' ? [one, one] : one }));
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    comparison,
    fc.array(tie('condition'), { minLength: 2, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('condition'), { minLength: 2, maxLength: 3 }).map((any) => ({ any })),
    tie('condition').map((not) => ({ not })),
  ),
}));
const form = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.array(fc.string()), fc.constant(null)),
);

test('a condition that is written as an expression and read again has the same meaning', () => {
  fc.assert(
    fc.property(condition, form, (tree, values) => {
      const result = readExpression(expressionOf(tree));
      expect('condition' in result && isMet(result.condition, values)).toBe(isMet(tree, values));
    }),
  );
});

describe('condition trees', () => {
  const deep = (levels: number, of: 'not' | 'all'): unknown => {
    let tree: unknown = { field: 'a', op: '==', value: 1 };
    for (let at = 1; at < levels; at += 1) tree = of === 'not' ? { not: tree } : { all: [tree] };
    return tree;
  };
  test.each(['not', 'all'] as const)('a condition with 8 nested levels of %s is accepted, one with 9 or 50,000 levels is refused', (of) => {
    expect(Condition.safeParse(deep(8, of)).success).toBe(true);
    for (const levels of [9, 50_000]) expect(Condition.safeParse(deep(levels, of)).error?.issues[0]?.message).toBe('条件最多嵌套8层');
  });

  test.each([
    null,
    {},
    { all: [] },
    { field: 'a', op: 'like', value: 1 },
    { field: 'a', op: '==', value: { toString: 1 } },
    { field: 'a', op: '==', value: 1, all: [] },
    { field: '__proto__', op: '==', value: 1 },
    { field: 'a', op: '==', value: Number.NaN },
  ])('the invalid condition %j is refused', (value) => {
    expect(Condition.safeParse(value).success).toBe(false);
  });
});
