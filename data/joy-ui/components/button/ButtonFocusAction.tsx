import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

interface ButtonActions {
  focusVisible(): void;
}

export default function ButtonFocusAction() {
  const actionRef = React.useRef<ButtonActions>(null);

  return (
    <Stack direction="row" spacing={1.5}>
      <Button variant="plain" color="neutral" onClick={() => actionRef.current?.focusVisible()}>
        Skip the tour
      </Button>
      <Button action={actionRef}>Start recording</Button>
    </Stack>
  );
}
