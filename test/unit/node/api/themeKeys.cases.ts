import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ReadPackage, propsFiles, readApiPackage } from '../../support/apiPackage';

let read: ReadPackage;

beforeAll(() => {
  read = readApiPackage({
    'styles/index.d.ts': "export * from './components';",
    'styles/components.d.ts': `export interface Components {
  MuiSwitch?: {};
  MuiSilent?: {};
}`,
    ...propsFiles('Silent', '', { code: 'function Silent(props) {}' }),
    ...propsFiles('Loud', '', {
      code: "function Loud(inProps) { const props = useThemeProps({ props: inProps, name: 'MuiLoud' }); }",
    }),
    ...propsFiles('Link', '', { code: 'function Link(props) {}' }),
    ...propsFiles('Switch', '', {
      code: "function Switch(inProps) { const props = useDefaultProps({ props: inProps, name: 'MuiSwitch' }); }",
    }),
  });
});

afterAll(() => read.remove());

describe('the theme key', () => {
  test('is the key that the code reads', () => {
    expect(read.getEntry('Switch').themeName).toBe('MuiSwitch');
    expect(read.listNotes('Switch')).toEqual([]);
    expect(read.getEntry('Link')).not.toHaveProperty('themeName');
  });

  const note = { kind: 'disagreement', package: '@mui/fixture', file: 'styles/components.d.ts' };

  test('that is declared but not read is omitted and noted', () => {
    expect(read.getEntry('Silent')).not.toHaveProperty('themeName');
    expect(read.listNotes('Silent')).toEqual([
      { ...note, member: 'Silent', text: expect.stringContaining('MuiSilent is declared') },
    ]);
  });

  test('that is read but not declared is shown and noted', () => {
    expect(read.getEntry('Loud').themeName).toBe('MuiLoud');
    expect(read.listNotes('Loud')).toEqual([
      { ...note, member: 'Loud', text: expect.stringContaining('MuiLoud') },
    ]);
  });
});
