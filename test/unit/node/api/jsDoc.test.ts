import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { readJsDoc, splitDescription } from '@/src/node/api/jsDoc';

/** The comment of the first member of an interface. */
function readMember(comment: string) {
  const text = `interface Props {\n  ${comment}\n  color?: string;\n}`;
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ESNext, true);
  const [declaration] = source.statements;
  return readJsDoc((declaration as ts.InterfaceDeclaration).members[0]);
}

const NOTHING = { ignored: false, parameters: new Map() };

describe('the comment of a member', () => {
  test.each([
    ['no comment', '', {}],
    ['a comment that is no documentation', '// Colour.', {}],
    ['an empty one', '/** */', {}],
    ['a description', '/** Its colour. */', { description: 'Its colour.' }],
    [
      'lines and paragraphs',
      '/**\n   * First.\n   *\n   * - a\n   * - b\n   */',
      { description: 'First.\n\n- a\n- b' },
    ],
    ['the last of two', '/** Old. */\n  /** New. */', { description: 'New.' }],
    [
      'a default',
      "/**\n   * Its colour.\n   * @default 'primary'\n   */",
      { description: 'Its colour.', default: "'primary'" },
    ],
    ['a default value', '/** @defaultValue 4 */', { default: '4' }],
    [
      'a default over lines, with their indent',
      '/**\n   * @default {\n   *   a: 1,\n   * }\n   */',
      { default: '{\n  a: 1,\n}' },
    ],
    ['a deprecation without text', '/** @deprecated */', { deprecated: '' }],
    [
      'a deprecation with text and default',
      '/**\n   * Its colour.\n   * @deprecated Use `tone`.\n   * @default false\n   */',
      { description: 'Its colour.', deprecated: 'Use `tone`.', default: 'false' },
    ],
    ['an ignored one', '/** @ignore */', { ignored: true }],
    ['a result', '/** @returns {string} The label. */', { returns: 'The label.' }],
    ['a result, short', '/** @return The label. */', { returns: 'The label.' }],
    [
      'links',
      '/** See {@link Button} and {@link https://mui.com | the site}. */',
      { description: 'See `Button` and `the site`.' },
    ],
  ])('%s', (_name, comment, expected) => {
    expect(readMember(comment)).toEqual({ ...NOTHING, ...expected });
  });

  test('parameters by name, in order, with or without dash and type', () => {
    const { parameters, returns } = readMember(
      '/**\n   * @param {object} event Where it came from.\n   * @param reason - Why.\n   * @param index\n   */',
    );
    expect([...parameters]).toEqual([
      ['event', 'Where it came from.'],
      ['reason', 'Why.'],
      ['index', ''],
    ]);
    expect(returns).toBeUndefined();
  });

  test('is empty without a declaration', () => {
    expect(readJsDoc(undefined)).toEqual(NOTHING);
  });

  test('for a variable, is the comment of its statement', () => {
    const source = ts.createSourceFile(
      'a.d.ts',
      '/** Presses. @deprecated Gone. */\nexport declare const Button: string;',
      ts.ScriptTarget.ESNext,
      true,
    );
    const [variable] = (source.statements[0] as ts.VariableStatement).declarationList.declarations;
    expect(readJsDoc(variable)).toMatchObject({ description: 'Presses.', deprecated: 'Gone.' });
  });
});

describe('the description of a component', () => {
  const demos = 'Demos:\n\n- [Button](https://example.com/button/)';
  const api = 'API:\n\n- [Button API](https://example.com/api/button/)';
  test.each([
    ['of none', undefined, {}],
    ['alone', 'Presses.', { description: 'Presses.' }],
    ['before the lists', `Presses.\n\n${demos}\n\n${api}`, { description: 'Presses.' }],
    ['of nothing but the lists', `${demos}\n\n${api}`, {}],
    [
      'with what it inherits',
      `Presses.\n\n${api}\n- inherits [ButtonBase API](https://example.com/)`,
      { description: 'Presses.', inherits: 'ButtonBase' },
    ],
    [
      'that speaks of an API in a sentence',
      'The API: it is small.\n\nDemos: none.',
      { description: 'The API: it is small.\n\nDemos: none.' },
    ],
  ])('%s', (_name, text, expected) => {
    expect(splitDescription(text)).toEqual(expected);
  });
});
