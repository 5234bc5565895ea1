import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function ToggleGroupInverted() {
  const [seats, setSeats] = React.useState<string>('2');

  return (
    <Sheet
      variant="soft"
      color="success"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', display: 'grid', gap: 1 }}
    >
      <Typography level="title-md">Seats at the wheel</Typography>
      <ToggleButtonGroup
        variant="solid"
        aria-label="Seats at the wheel"
        value={seats}
        onChange={(_event, next) => setSeats(next ?? seats)}
      >
        <Button value="1">One</Button>
        <Button value="2">Two</Button>
        <Button value="3">Three</Button>
      </ToggleButtonGroup>
    </Sheet>
  );
}
