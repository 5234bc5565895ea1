import { Box, createTheme, styled, ThemeProvider } from '@mui/system';

interface OwnerState {
  moonlit?: boolean;
}

const NightRoot = styled('section', {
  name: 'ObsNight',
  slot: 'root',
  overridesResolver: ({ ownerState }: { ownerState: OwnerState }, styles) => [
    styles.root,
    ownerState.moonlit && styles.moonlit,
  ],
})<{ ownerState: OwnerState }>({ padding: 16, border: '1px solid' });

const NightDate = styled('strong', { name: 'ObsNight', slot: 'date' })({ display: 'block' });

const theme = createTheme({
  components: {
    ObsNight: {
      styleOverrides: {
        root: { borderRadius: 12, borderColor: 'light-dark(#8791a5, #66728a)' },
        moonlit: { backgroundColor: 'light-dark(#f6f0d8, #33301f)' },
        date: { fontSize: 18 },
      },
    },
  },
});

export default function StyledTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 2, width: 1, maxWidth: 360 }}>
        <NightRoot ownerState={{}}>
          <NightDate>9 December</NightDate>
          New moon, faint galaxies
        </NightRoot>
        <NightRoot ownerState={{ moonlit: true }}>
          <NightDate>24 December</NightDate>
          Full moon, planets and double stars
        </NightRoot>
      </Box>
    </ThemeProvider>
  );
}
