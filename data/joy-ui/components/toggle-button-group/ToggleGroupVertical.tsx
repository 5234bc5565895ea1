import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupVertical() {
  const [cone, setCone] = React.useState<string>('6');

  return (
    <ToggleButtonGroup
      orientation="vertical"
      aria-label="Cone"
      value={cone}
      onChange={(_event, next) => setCone(next ?? cone)}
      sx={{ width: 200 }}
    >
      <Button value="04">Cone 04, low fire</Button>
      <Button value="6">Cone 6, mid range</Button>
      <Button value="10">Cone 10, high fire</Button>
    </ToggleButtonGroup>
  );
}
