import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const FIRINGS = ['Bisque', 'Glaze', 'Raku'];

export default function ToggleGroupBasic() {
  const [firing, setFiring] = React.useState<string | null>('Bisque');

  return (
    <ToggleButtonGroup
      aria-label="Firing"
      value={firing}
      onChange={(_event, next) => setFiring(next)}
    >
      {FIRINGS.map((name) => (
        <Button key={name} value={name} aria-pressed={name === firing}>
          {name}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
