import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ReadPackage, readApiPackage } from '../../support/apiPackage';

let read: ReadPackage;

beforeAll(() => {
  read = readApiPackage(
    {
      'useInput/index.d.ts': "export { useInput } from './useInput';",
      'useInput/useInput.d.ts': `
export interface UseInputParameters {
  /**
   * Its kind.
   * @default 'text'
   */
  type?: string;
  busy?: boolean;
  value: string;
}
export interface UseInputReturnValue {
  /** Whether it has the focus. */
  focused: boolean;
  error?: string;
  /** @param {number} index Where to. */
  move: (index: number) => void;
}
/**
 * Reads an input.
 * @deprecated Use the element.
 */
export declare function useInput(parameters?: UseInputParameters): UseInputReturnValue;`,
      'useInput/useInput.js':
        "export function useInput(parameters = {}) { const { type = 'search', busy = false } = parameters; }",
      'useMedia/index.d.ts': "export { default } from './useMedia';",
      'useMedia/useMedia.d.ts': `
/**
 * @param query Of the media.
 * @param options - How to match.
 */
export default function useMedia(query: string, options?: { now?: boolean }): boolean;`,
      'useDelay/index.d.ts': "export { default } from './useDelay';",
      'useDelay/useDelay.d.ts': 'export default function useDelay(delay: number): void;',
      'useAll/index.d.ts': "export { default } from './useAll';",
      'useAll/useAll.d.ts':
        'export default function useAll(list: readonly string[]): readonly [string, number];',
      'useId/index.d.ts': "export { default } from './useId';",
      'useId/useId.d.ts': 'export default function useId(): string | undefined;',
      'useSetter/index.d.ts': "export { default } from './useSetter';",
      'useSetter/useSetter.d.ts': `
export default function useSetter(options: { eager?: boolean }): (value: string) => void;`,
      'useChoice/index.d.ts': "export { default } from './useChoice';",
      'useChoice/useChoice.d.ts': `
export interface Options<Value> { values: readonly Value[]; start?: Value }
export default function useChoice<Value, P extends Options<Value> = Options<Value>>(options: P): { chosen: Value };`,
      'useStable/index.d.ts': "export { default } from './useStable';",
      'useStable/useStable.d.ts': `
/** @param value Of any type. */
export default function useStable<Value>(value: Value): Value;`,
    },
    { hooks: true },
  );
});

afterAll(() => read.remove());

describe('a hook', () => {
  const from = { group: 'own', name: 'useInput', package: '@mui/fixture' };

  test('with an object of options has their members, and those of what it returns', () => {
    const entry = read.getEntry('useInput');
    expect(entry).toMatchObject({
      kind: 'hook',
      description: 'Reads an input.',
      deprecated: 'Use the element.',
      sets: [],
    });
    expect(read.listProps('useInput')).toEqual(['value', 'busy', 'type']);
    expect(read.getProp('useInput', 'value')).toEqual({
      name: 'value',
      required: true,
      type: { written: 'string', links: [] },
      from,
    });
    expect(entry.returns.map(({ name, required }) => [name, required])).toEqual([
      ['focused', true],
      ['move', true],
      ['error', false],
    ]);
    expect(entry.returns[0]).toMatchObject({ description: 'Whether it has the focus.', from });
    expect(entry.returns[1]?.signature?.parameters).toEqual([
      { name: 'index', type: 'number', description: 'Where to.' },
    ]);
    expect(entry.returnType).toEqual({
      written: 'UseInputReturnValue',
      links: ['UseInputReturnValue'],
    });
    expect(entry.types).toHaveProperty('UseInputReturnValue');
  });

  test('has the defaults of the code', () => {
    expect(read.getProp('useInput', 'type').default).toBe("'search'");
    expect(read.getProp('useInput', 'busy').default).toBe('false');
    expect(read.listNotes('useInput.type')).toEqual([
      expect.objectContaining({ kind: 'disagreement', file: 'useInput/useInput.d.ts' }),
    ]);
    expect(read.listNotes('useInput.busy')).toEqual([]);
  });

  test('with several parameters has each of them, in their order', () => {
    const own = { group: 'own', name: 'useMedia', package: '@mui/fixture' };
    expect(read.getEntry('useMedia').props).toEqual([
      {
        name: 'query',
        required: true,
        type: { written: 'string', links: [] },
        description: 'Of the media.',
        from: own,
      },
      {
        name: 'options',
        required: false,
        type: { written: '{ now?: boolean }', links: [] },
        description: 'How to match.',
        from: own,
      },
    ]);
  });

  test.each([
    ['useDelay', ['delay']],
    ['useAll', ['list']],
    ['useId', []],
    ['useSetter', ['eager']],
    ['useChoice', ['values', 'start']],
    ['useStable', ['value']],
  ])('%s takes %j', (name, parameters) => {
    expect(read.listProps(name)).toEqual(parameters);
  });

  test.each([
    ['useInput', true],
    ['useSetter', true],
    ['useChoice', true],
    ['useMedia', false],
    ['useDelay', false],
    ['useAll', false],
    ['useId', false],
    ['useStable', false],
  ])('%s takes one object of options: %s', (name, takesOptions) => {
    expect(read.getEntry(name).takesOptions).toBe(takesOptions);
  });

  test.each([
    ['useMedia', 'boolean'],
    ['useDelay', 'void'],
    ['useAll', 'readonly [string, number]'],
    ['useId', 'string | undefined'],
    ['useSetter', '(value: string) => void'],
  ])('%s returns no object, but %s', (name, written) => {
    const entry = read.getEntry(name);
    expect(entry.returns).toEqual([]);
    expect(entry.returnType?.written).toBe(written);
  });

  test('with type parameters returns an object', () => {
    expect(read.getEntry('useChoice').returns.map(({ name }) => name)).toEqual(['chosen']);
  });
});
