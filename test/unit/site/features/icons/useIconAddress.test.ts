import { describe, expect, test } from '@jest/globals';
import { readIconAddress, writeIconAddress } from '@/src/site/features/icons/useIconAddress';

describe('the address of the icons', () => {
  test.each([
    ['', { query: '', theme: 'Filled', selected: '' }],
    ['?query=arrow+back', { query: 'arrow back', theme: 'Filled', selected: '' }],
    ['?theme=Two+tone', { query: '', theme: 'TwoTone', selected: '' }],
    ['?theme=nonsense&selected=Abc', { query: '', theme: 'Filled', selected: 'Abc' }],
  ] as const)('%j is read', (search, address) => {
    expect(readIconAddress(search)).toEqual(address);
  });

  test('default values are omitted, and other parameters are kept', () => {
    const address = { query: 'a b&c', theme: 'Sharp', selected: 'AbcSharp' } as const;
    const search = writeIconAddress(address, '?utm=1&query=old');
    expect(new URLSearchParams(search).get('utm')).toBe('1');
    expect(readIconAddress(search)).toEqual(address);
    const empty = { query: '', theme: 'Filled', selected: '' } as const;
    expect(writeIconAddress(empty, '?query=old&theme=Sharp')).toBe('');
  });
});
