import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyChip: {
      defaultProps: { size: 'lg', variant: 'outlined' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--Chip-radius': '8px',
          ...(ownerState.clickable && { '--Chip-minHeight': '44px' }),
        }),
      },
    },
    JoyChipDelete: {
      styleOverrides: { root: { margin: 0 } },
    },
  },
});

export default function ChipThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Chip endDecorator={<ChipDelete aria-label="Remove tea" onDelete={() => {}} />}>Tea</Chip>
        <Chip onClick={() => {}}>Add a drink</Chip>
      </div>
    </ThemeProvider>
  );
}
