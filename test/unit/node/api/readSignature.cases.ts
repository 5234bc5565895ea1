import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ReadPackage } from '../../support/apiPackage';
import { readTypeCases } from '../../support/apiTypes';

// The compiler takes its time to read React's declarations on a busy machine.
let read: ReadPackage;

beforeAll(() => {
  read = readTypeCases();
});

afterAll(() => read.remove());

describe('functions have a signature', () => {
  const getSignature = (prop: string) => read.getProp('Caller', prop).signature;

  test('with the comments of parameters and result', () => {
    expect(getSignature('onChange')).toEqual({
      parameters: [
        {
          name: 'event',
          type: 'React.ChangeEvent<HTMLInputElement>',
          description: 'Where it came from.',
        },
        { name: 'value', type: 'Size', description: 'The new size.' },
      ],
      returns: { type: 'boolean', description: 'Whether to go on.' },
    });
    expect(read.getProp('Caller', 'onChange').description).toBe('Tells of a change.');
  });

  test('when declared as a method, and when null is possible', () => {
    expect(getSignature('onClose')).toEqual({
      parameters: [{ name: 'reason', type: "'escape' | 'backdrop'" }],
      returns: { type: 'void' },
    });
    expect(getSignature('maybe')?.parameters).toEqual([{ name: 'count', type: 'number' }]);
  });

  test('with a renamed parameter keep its description', () => {
    expect(getSignature('renamed')?.parameters).toEqual([
      { name: 'newName', type: 'number', description: 'Described under a former name.' },
    ]);
  });

  test('of a handler of React’s, with its parameter resolved', () => {
    expect(getSignature('handler')).toEqual({
      parameters: [
        {
          name: 'event',
          type: expect.stringMatching(/\bMouseEvent<HTMLButtonElement\b/),
          description: 'What happened.',
        },
      ],
      returns: { type: 'void' },
    });
  });

  test.each(['overloaded', 'component', 'text'])('%s has none', (prop) => {
    expect(getSignature(prop)).toBeUndefined();
  });
});
