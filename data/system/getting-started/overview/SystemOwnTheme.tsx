import { createTheme, styled, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  spacing: 10,
  shape: { borderRadius: 12 },
  palette: {
    ink: 'light-dark(#3b1f5b, #d9c2f5)',
    paper: 'light-dark(#f5effc, #251935)',
  },
});

const Ticket = styled('article')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.ink,
  backgroundColor: theme.palette.paper,
}));

export default function SystemOwnTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Ticket sx={{ maxWidth: 320, border: 2, borderColor: 'ink' }}>
        Mixing, 6 hours
        <Box sx={{ mt: 1, fontSize: 14 }}>Bring the stems as 24-bit WAV files.</Box>
      </Ticket>
    </ThemeProvider>
  );
}
