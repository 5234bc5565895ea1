import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const FuelGauge = styled(LinearProgress)({
  height: 'var(--gauge-height)',
  borderRadius: 'var(--gauge-height)',
});

export default function CustomizeDynamic() {
  const [height, setHeight] = React.useState(12);
  return (
    <Stack spacing={3} sx={{ width: 240 }}>
      <Slider
        aria-label="Height of the gauge"
        min={4}
        max={32}
        valueLabelDisplay="auto"
        value={height}
        onChange={(_event, value) => setHeight(value as number)}
      />
      <FuelGauge
        variant="determinate"
        aria-label="Fuel"
        value={70}
        style={{ '--gauge-height': `${height}px` } as React.CSSProperties}
      />
    </Stack>
  );
}
