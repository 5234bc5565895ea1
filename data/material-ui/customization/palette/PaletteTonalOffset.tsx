import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

export default function PaletteTonalOffset() {
  const [tonalOffset, setTonalOffset] = React.useState(0.2);
  const { primary } = createTheme({
    palette: { tonalOffset, primary: { main: '#00796b' } },
  }).palette;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <div>
        <Typography id="tonal-offset" variant="body2">
          Tonal offset: {tonalOffset}
        </Typography>
        <Slider
          aria-labelledby="tonal-offset"
          min={0}
          max={0.6}
          step={0.05}
          value={tonalOffset}
          onChange={(_event, value) => setTonalOffset(value as number)}
        />
      </div>
      <Stack direction="row" spacing={1}>
        {(['light', 'main', 'dark'] as const).map((shade) => (
          <Box key={shade} sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ height: 56, borderRadius: 1, bgcolor: primary[shade] }} />
            <Typography variant="body2">{shade}</Typography>
            <Typography variant="caption">{primary[shade]}</Typography>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
