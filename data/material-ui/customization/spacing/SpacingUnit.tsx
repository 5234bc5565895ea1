import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export default function SpacingUnit() {
  const [spacing, setSpacing] = React.useState(8);
  const theme = React.useMemo(() => createTheme({ spacing }), [spacing]);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Typography id="spacing-unit" variant="body2">
        spacing: {spacing}
      </Typography>
      <Slider
        aria-labelledby="spacing-unit"
        min={2}
        max={14}
        value={spacing}
        onChange={(_event, value) => setSpacing(value as number)}
      />
      <ThemeProvider theme={() => theme}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Stack spacing={1}>
            <Typography>Parcel for the neighbors</Typography>
            <Typography variant="body2">The padding of this card is {theme.spacing(2)}.</Typography>
            <Stack direction="row" spacing={1} sx={{ pt: 1 }}>
              <Button variant="contained">Accept</Button>
              <Button variant="outlined">Decline</Button>
            </Stack>
          </Stack>
        </Paper>
      </ThemeProvider>
    </Box>
  );
}
