import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const GLAZES = ['Celadon', 'Tenmoku', 'Shino', 'Ash', 'Copper red', 'Clear'];

export default function ToggleGroupSpacing() {
  const [glazes, setGlazes] = React.useState(['Shino']);

  return (
    <ToggleButtonGroup
      spacing={{ xs: 0.5, sm: 1 }}
      variant="soft"
      aria-label="Glazes in stock"
      value={glazes}
      onChange={(_event, next) => setGlazes(next)}
      sx={{ flexWrap: 'wrap', justifyContent: 'center', maxWidth: 360 }}
    >
      {GLAZES.map((glaze) => (
        <Button key={glaze} value={glaze}>
          {glaze}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
