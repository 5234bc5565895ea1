import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ContainerCard() {
  const [width, setWidth] = React.useState(60);

  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the container in percent"
        min={30}
        max={100}
        value={width}
        onChange={(_event, value) => setWidth(value as number)}
        sx={{ maxWidth: 400 }}
      />
      <Box sx={{ width: `${width}%`, containerType: 'inline-size' }}>
        <Paper
          variant="outlined"
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@350': 'row' },
            alignItems: { '@': 'flex-start', '@350': 'center' },
            gap: 1,
            p: { '@': 1.5, '@350': 3 },
          }}
        >
          <Box sx={{ flexGrow: 1 }}>
            <Typography component="h3">Ferry to Almada</Typography>
            <Typography variant="body2">Next departure at 17:20</Typography>
          </Box>
          <Button variant="contained">Buy</Button>
        </Paper>
      </Box>
    </Box>
  );
}
