import * as React from 'react';
import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function GridSpacing() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
      <div>
        <Typography level="title-sm">spacing: {spacing}</Typography>
        <Slider
          aria-label="Spacing"
          min={0}
          max={6}
          step={0.5}
          value={spacing}
          onChange={(_event, value) => setSpacing(value as number)}
        />
      </div>
      <Grid container spacing={spacing}>
        {[1, 2, 3, 4, 5, 6].map((number) => (
          <Grid key={number} size={4}>
            <Sheet variant="soft" color="primary" sx={{ p: 1.5, textAlign: 'center' }}>
              {number}
            </Sheet>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
