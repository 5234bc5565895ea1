import { describe, expect, test } from '@jest/globals';
import { correctDefaults } from '@/src/node/api/compare';
import { createNoteCollector } from '@/src/node/api/notes';
import type { Runtime } from '@/src/node/api/readRuntime';
import type { ApiProp } from '@/src/shared/apiEntry';

const AT = { package: '@mui/fixture', file: 'Button/Button.d.ts', name: 'Button' };

function createProp(name: string, byDefault: string | undefined): ApiProp {
  return {
    name,
    required: false,
    type: { written: 'string', links: [] },
    ...(byDefault !== undefined && { default: byDefault }),
    from: { group: 'own', name: 'Button', package: '@mui/fixture' },
  };
}

function createRuntime(defaults: Record<string, string>): Runtime {
  return {
    defaults: new Map(Object.entries(defaults)),
    handedOn: new Map(),
    slotDefaults: new Map(),
    handled: new Set(),
    overwritten: new Set(),
    forwardsRef: false,
    childNeedsRef: false,
  };
}

/** Corrects one prop: the default that is shown, and the notes. */
function correct(declared: string | undefined, actual: string | undefined, name = 'color') {
  const notes = createNoteCollector();
  const runtime = createRuntime(actual === undefined ? {} : { [name]: actual });
  const [prop] = correctDefaults([createProp(name, declared)], runtime, AT, notes);
  return { shown: prop?.default, notes: notes.list() };
}

describe('a default that matches the code is shown as declared, without a note', () => {
  test.each([
    ["'a'", "'a'"],
    ["'a'", '"a"'],
    ["`'a'`", "'a'"],
    [' 4 ', '4'],
    ['-1.5', '-1.5'],
    ['null', 'null'],
    ['{}', '{ }'],
    ['[]', '[]'],
    // The value is only known at runtime.
    ["'a'", 'getColor()'],
    ['getColor()', "'a'"],
    ['a theme value', '4'],
    ["'a'", 'undefined'],
    ["'a'", undefined],
    [undefined, undefined],
    [undefined, 'getColor()'],
    [undefined, 'undefined'],
  ])('declared %s, code %s', (declared, actual) => {
    expect(correct(declared, actual)).toEqual({ shown: declared, notes: [] });
  });
});

describe('a declared default that differs from the code is replaced by the default in the code', () => {
  test.each([
    ["'a'", "'b'"],
    ["'4'", '4'],
    ['4', '5'],
    ['true', 'false'],
    ['false', 'true'],
    ['{}', 'null'],
    ['[]', '{}'],
    ['undefined', "'a'"],
  ])('declared %s, code %s', (declared, actual) => {
    const { shown, notes } = correct(declared, actual);
    expect(shown).toBe(actual);
    expect(notes).toEqual([
      {
        kind: 'disagreement',
        package: '@mui/fixture',
        file: 'Button/Button.d.ts',
        member: 'Button.color',
        text: expect.stringContaining(`declared default ${declared}, but the code uses ${actual}`),
      },
    ]);
  });
});

describe('a default that is not declared comes from the code', () => {
  test.each(["'a'", '4', 'true', 'null'])('with a note for %s', (actual) => {
    const { shown, notes } = correct(undefined, actual);
    expect(shown).toBe(actual);
    expect(notes).toEqual([
      expect.objectContaining({
        kind: 'disagreement',
        member: 'Button.color',
        text: expect.stringContaining(`the default ${actual} is not declared`),
      }),
    ]);
  });

  test.each(['false', '{}', '[]'])('without a note for %s: absent means that', (actual) => {
    expect(correct(undefined, actual)).toEqual({ shown: actual, notes: [] });
  });

  test('without a note for the root element, which is declared as a type', () => {
    expect(correct(undefined, "'div'", 'component')).toEqual({ shown: "'div'", notes: [] });
  });
});

test('returns all props in their order without mutating the input', () => {
  const props = [createProp('b', "'x'"), createProp('a', undefined), createProp('c', '1')];
  const before = structuredClone(props);
  for (const prop of props) {
    Object.freeze(prop);
  }
  const corrected = correctDefaults(
    Object.freeze(props),
    Object.freeze(createRuntime({ b: "'y'", a: '2', z: '3' })),
    Object.freeze({ ...AT }),
    createNoteCollector(),
  );
  expect(corrected.map((prop) => [prop.name, prop.default])).toEqual([
    ['b', "'y'"],
    ['a', '2'],
    ['c', '1'],
  ]);
  expect(props).toEqual(before);
});

test('a component that wraps another one can have other defaults', () => {
  const notes = createNoteCollector();
  const runtime = {
    ...createRuntime({}),
    handedOn: new Map([
      ['elevation', '4'],
      ['role', "'group'"],
    ]),
  };
  const inherited: ApiProp = {
    ...createProp('elevation', '1'),
    from: { group: 'inherited', name: 'Paper', package: '@mui/fixture' },
  };
  // The component's own declaration is compared with its own code.
  const own = createProp('role', "'list'");
  expect(correctDefaults([inherited, own], runtime, AT, notes).map((prop) => prop.default)).toEqual(
    ['4', "'list'"],
  );
  expect(notes.list()).toHaveLength(1);
});
