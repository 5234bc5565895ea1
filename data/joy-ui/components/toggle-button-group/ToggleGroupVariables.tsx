import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupVariables() {
  const [shift, setShift] = React.useState<string>('morning');

  return (
    <ToggleButtonGroup
      variant="soft"
      aria-label="Shift"
      value={shift}
      onChange={(_event, next) => setShift(next ?? shift)}
      sx={{
        '--ButtonGroup-radius': '40px',
        '--ButtonGroup-separatorSize': '3px',
        '--ButtonGroup-separatorColor': 'var(--joy-palette-background-surface)',
      }}
    >
      <Button value="morning">Morning</Button>
      <Button value="noon">Noon</Button>
      <Button value="night">Night</Button>
    </ToggleButtonGroup>
  );
}
