import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function ButtonGroupConditional() {
  const [expert, setExpert] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Checkbox
        label="Show expert tools"
        checked={expert}
        onChange={(event) => setExpert(event.target.checked)}
      />
      <ButtonGroup aria-label="Retouch">
        {['Spot', 'Scratch', ...(expert ? ['Bleach'] : [])].map((tool) => (
          <Button key={tool}>{tool}</Button>
        ))}
      </ButtonGroup>
    </Stack>
  );
}
