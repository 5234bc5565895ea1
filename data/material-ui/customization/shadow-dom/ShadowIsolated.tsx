import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ShadowRoot } from './ShadowRoot';

const pageStyles = {
  '& button': { border: '3px dashed', fontStyle: 'italic', letterSpacing: '0.3em !important' },
};

export default function ShadowIsolated() {
  const [styled, setStyled] = React.useState(true);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        label="Styles of the page"
        control={<Switch checked={styled} onChange={(_event, checked) => setStyled(checked)} />}
      />
      <Box sx={styled ? pageStyles : undefined}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Button variant="contained">In the page</Button>
          <ShadowRoot>{() => <Button variant="contained">In the shadow root</Button>}</ShadowRoot>
        </Stack>
      </Box>
    </Stack>
  );
}
