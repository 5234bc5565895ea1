import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  components: {
    JoyButton: {
      defaultProps: { color: 'success' },
      styleOverrides: { root: { borderRadius: '99px' } },
    },
    JoySwitch: { defaultProps: { color: 'success', size: 'lg' } },
    JoyCard: { defaultProps: { variant: 'soft' } },
  },
});

export default function OverviewTheme() {
  const id = React.useId();

  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Card sx={{ width: '100%', maxWidth: 300 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
          <Typography component="label" htmlFor={id} level="title-md">
            Monitor in mono
          </Typography>
          <Switch defaultChecked slotProps={{ input: { id } }} />
        </Stack>
        <Button>Apply</Button>
      </Card>
    </ThemeProvider>
  );
}
