import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ReadPackage } from '../../support/apiPackage';
import { readTypeCases } from '../../support/apiTypes';

// The compiler takes its time to read React's declarations on a busy machine.
let read: ReadPackage;

beforeAll(() => {
  read = readTypeCases();
});

afterAll(() => read.remove());

const getType = (prop: string) => read.getProp('Case', prop).type;

describe('the members of a union are in the declared order', () => {
  test.each([
    ['order', ["'small'", "'large'", "'medium'"]],
    ['doubleQuotes', ["'b'", "'a'"]],
    ['leading', ["'z'", "'y'"]],
    ['alias', ["'small'", "'medium'", "'large'"]],
    ['aliasOrMore', ["'huge'", "'small'", "'medium'", "'large'"]],
    ['flagOrText', ["'auto'", 'boolean']],
    ['textOrFlag', ['boolean', "'auto'"]],
    ['withNull', ['string', 'null']],
    ['callbackOrText', ['string', '((value: number) => string)']],
    ['commented', ["'a'", "'b'"]],
    ['open', ["'a'", "'b'", 'string & {}']],
    ['constrained', ["'one'", "'two'", 'null']],
    ['constrainedOptional', ["'one'", "'two'", 'null']],
  ])('%s', (prop, members) => {
    expect(getType(prop).members).toEqual(members);
  });

  test('true and false are combined to boolean', () => {
    const { members } = getType('flagFirst');
    expect([...(members ?? [])].sort()).toEqual(["'auto'", 'boolean']);
  });

  test.each(['plain', 'flag', 'onlyTrue', 'optional', 'object', 'react', 'list'])(
    '%s has no list, because it has one member or a well-known name',
    (prop) => {
      expect(getType(prop)).not.toHaveProperty('members');
    },
  );
});
