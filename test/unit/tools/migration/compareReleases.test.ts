import { describe, expect, test } from '@jest/globals';
import { compareReleases, readReleaseDate } from '@/tools/migration/compareReleases';
import type { DeclaredApi, DeclaredProp } from '@/tools/migration/readDeclarations';

/** Creates an API whose components have these props. Their names are exported. */
function createApi(
  components: Record<string, Record<string, Partial<DeclaredProp>>>,
  exports: readonly string[] = Object.keys(components),
): DeclaredApi {
  const entries = Object.entries(components).map(([component, props]) => {
    const all = Object.entries(props).map(
      ([name, prop]) =>
        [name, { required: false, deprecated: false, values: [], ...prop }] as const,
    );
    return [component, { props: new Map(all), accepted: new Set(Object.keys(props)) }] as const;
  });
  return { components: new Map(entries), exports: new Set(exports) };
}

describe('compareReleases', () => {
  test('lists changes of exports and props by component', () => {
    const from = createApi(
      {
        Tabs: { old: {}, icon: {}, label: { required: true }, value: {} },
        Chip: { color: { values: ["'a'"] } },
      },
      ['Tabs', 'Chip', 'gone'],
    );
    const to = createApi(
      {
        Tabs: { slots: {}, icon: { deprecated: true }, label: {}, value: { required: true } },
        Chip: { color: { values: ["'a'", "'b'", "'c'"] } },
        Stack: { spacing: {} },
      },
      ['Tabs', 'Chip', 'Stack', 'unstable_fresh'],
    );
    expect(compareReleases(from, to)).toEqual({
      '': { added: ['Stack'], removed: ['gone'] },
      Chip: { added: ["color: 'b' | 'c'"] },
      Tabs: {
        added: ['slots'],
        deprecated: ['icon'],
        optional: ['label'],
        removed: ['old'],
        required: ['value'],
      },
    });
  });

  test('leaves out private components, and the element names of `component`', () => {
    const from = createApi({ SwitchBase: {}, Box: { component: { values: ["'a'"] } } }, ['Box']);
    const to = createApi(
      { SwitchBase: { icon: {} }, Box: { component: { values: ["'a'", "'b'"] } } },
      ['Box'],
    );
    expect(compareReleases(from, to)).toEqual({});
  });
});

test.each([
  ['6.1.0', '2024-09-10'],
  ['6.1.10', '2024-12-03'],
  ['6.1.1', undefined],
])('the date of %s is %s', (version, date) => {
  const changelog = '## 6.1.10\n\n_Dec 3, 2024_\n\n## v6.1.0\n\n<!-- a -->\n\n_Sep 10, 2024_\n';
  expect(readReleaseDate(changelog, version)).toBe(date);
});
