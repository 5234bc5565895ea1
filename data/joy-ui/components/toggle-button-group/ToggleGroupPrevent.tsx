import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function ToggleGroupPrevent() {
  const [helpers, setHelpers] = React.useState(['ana', 'bo']);
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Who unloads the kiln?"
        value={helpers}
        onChange={(_event, next) => {
          const tooMany = next.length > 2;
          setMessage(tooMany ? 'Two helpers are enough. Deselect one first.' : '');
          if (!tooMany) {
            setHelpers(next);
          }
        }}
      >
        <Button value="ana">Ana</Button>
        <Button value="bo">Bo</Button>
        <Button value="cy">Cy</Button>
        <Button value="dee">Dee</Button>
      </ToggleButtonGroup>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
