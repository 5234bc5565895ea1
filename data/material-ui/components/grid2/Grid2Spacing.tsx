import { useState } from 'react';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const Bed = styled(Paper)(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1.5, 1),
}));

export default function Grid2Spacing() {
  const [spacing, setSpacing] = useState(2);

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Path width"
        value={spacing}
        onChange={(_event, next: number | null) => setSpacing(next ?? spacing)}
      >
        {[0, 0.5, 1, 2, 4].map((step) => (
          <ToggleButton key={step} value={step}>
            {step}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Grid container spacing={spacing}>
        {['Kale', 'Beetroot', 'Fennel', 'Onions', 'Garlic', 'Dill'].map((crop) => (
          <Grid key={crop} size={{ xs: 6, sm: 4 }}>
            <Bed>{crop}</Bed>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
