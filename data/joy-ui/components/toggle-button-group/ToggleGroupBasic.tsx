import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupBasic() {
  const [firing, setFiring] = React.useState<string | null>('bisque');

  return (
    <ToggleButtonGroup
      aria-label="Firing"
      value={firing}
      onChange={(event, next) => setFiring(next)}
    >
      <Button value="bisque" aria-pressed={false}>
        Bisque
      </Button>
      <Button value="glaze" aria-pressed={false}>
        Glaze
      </Button>
      <Button value="raku" aria-pressed={false}>
        Raku
      </Button>
    </ToggleButtonGroup>
  );
}
