import * as React from 'react';
import { styled } from '@mui/system';
import Grid from '@mui/system/Grid';

const Cell = styled('div')({
  padding: 12,
  borderRadius: 6,
  backgroundColor: 'light-dark(#e3ecf7, #1f2d3d)',
});

export default function GridSpacing() {
  const [spacing, setSpacing] = React.useState(2);

  return (
    <div style={{ width: '100%' }}>
      <label style={{ display: 'flex', gap: 12, marginBlockEnd: 16 }}>
        Spacing {spacing}
        <input
          type="range"
          min={0}
          max={6}
          step={0.5}
          value={spacing}
          onChange={(event) => setSpacing(event.target.valueAsNumber)}
        />
      </label>
      <Grid container spacing={spacing}>
        {['Beans', 'Squash', 'Maize', 'Kale', 'Leeks', 'Peas'].map((crop) => (
          <Grid key={crop} size={4}>
            <Cell>{crop}</Cell>
          </Grid>
        ))}
      </Grid>
    </div>
  );
}
