import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyStack: { defaultProps: { useFlexGap: true, spacing: 1 } },
  },
});

export default function StackThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', maxWidth: 220 }}>
        {['Kale', 'Leek', 'Sorrel', 'Chicory', 'Salsify'].map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
