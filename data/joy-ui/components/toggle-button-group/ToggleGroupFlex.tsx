import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function ToggleGroupFlex() {
  const [size, setSize] = React.useState<string>('bowl');

  return (
    <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md', width: 340, maxWidth: '100%' }}>
      <Typography id="piece-label" level="title-sm" sx={{ mb: 1 }}>
        What do you throw today?
      </Typography>
      <ToggleButtonGroup
        buttonFlex={1}
        aria-labelledby="piece-label"
        value={size}
        onChange={(_event, next) => setSize(next ?? size)}
      >
        <Button value="mug">Mug</Button>
        <Button value="bowl">Bowl</Button>
        <Button value="vase">Vase</Button>
      </ToggleButtonGroup>
    </Sheet>
  );
}
