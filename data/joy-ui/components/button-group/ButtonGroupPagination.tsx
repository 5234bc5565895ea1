import * as React from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const frames = 36;

export default function ButtonGroupPagination() {
  const [frame, setFrame] = React.useState(1);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup size="sm" aria-label="Frames">
        <Button onClick={() => setFrame(frame === 1 ? frames : frame - 1)}>Previous</Button>
        <Button onClick={() => setFrame(frame === frames ? 1 : frame + 1)}>Next</Button>
      </ButtonGroup>
      <Typography level="body-sm" role="status">
        Frame {frame} of {frames}
      </Typography>
    </Stack>
  );
}
