import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const EARLIER = {
  '--joy-radius-xs': '4px',
  '--joy-radius-sm': '8px',
  '--joy-radius-md': '12px',
  '--joy-radius-lg': '16px',
  '--joy-radius-xl': '20px',
};

export default function MigrationRadius() {
  const [isEarlier, setEarlier] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Checkbox
        label="Earlier radii"
        checked={isEarlier}
        onChange={(event) => setEarlier(event.target.checked)}
      />
      <Sheet variant="soft" sx={{ p: 2, borderRadius: 'md', ...(isEarlier && EARLIER) }}>
        <Stack direction="row" spacing={1}>
          <Input placeholder="Trail or village" aria-label="Trail or village" sx={{ flex: 1 }} />
          <Button>Find</Button>
        </Stack>
      </Sheet>
    </Stack>
  );
}
