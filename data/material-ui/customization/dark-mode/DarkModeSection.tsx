import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function DarkModeSection() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <ThemeProvider theme={() => darkTheme}>
        <Paper sx={{ p: 2, width: '100%' }}>
          <Typography id="recording-position">Harbor at night, 4 minutes</Typography>
          <Slider aria-labelledby="recording-position" defaultValue={30} />
          <Button>Play</Button>
        </Paper>
      </ThemeProvider>
      <Button>All recordings</Button>
    </Stack>
  );
}
