import { expect, test } from '@jest/globals';
import { printProps, readDefaultProps } from '@/src/site/features/inspect/readDefaultProps';

test('Default props of a theme', () => {
  const theme = {
    components: {
      MuiButton: { defaultProps: { size: 'small', disableRipple: true, tabIndex: 0, sx: {} } },
      MuiChip: { styleOverrides: {} },
    },
  };
  expect(printProps(readDefaultProps(theme, 'MuiButton')!)).toBe(
    'size="small" disableRipple tabIndex={0} sx={…}',
  );
  expect(readDefaultProps(theme, 'MuiChip')).toBeUndefined();
  expect(readDefaultProps({}, 'MuiButton')).toBeUndefined();
  expect(readDefaultProps(theme, undefined)).toBeUndefined();
});
