import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = [
  createTheme({ palette: { mode: 'light', primary: { main: '#6d4c41' } } }),
  createTheme({ palette: { mode: 'dark', primary: { main: '#bcaaa4' } } }),
];

export default function PaletteModes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {themes.map((theme) => (
        <ThemeProvider key={theme.palette.mode} theme={() => theme}>
          <Paper sx={{ p: 2, width: 200 }}>
            <Typography variant="h6" component="p">
              Evening roast
            </Typography>
            <Typography variant="body2" gutterBottom sx={{ color: 'text.secondary' }}>
              {theme.palette.mode} palette
            </Typography>
            <Button variant="contained">Add to order</Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Stack>
  );
}
