import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderCommitted() {
  const labelId = React.useId();
  const [draft, setDraft] = React.useState<number | number[]>(60);
  const [saved, setSaved] = React.useState<number | number[]>(60);
  const [changes, setChanges] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Drying room humidity</Typography>
      <Slider
        aria-labelledby={labelId}
        value={draft}
        onChange={(_event, next) => {
          setDraft(next);
          setChanges((count) => count + 1);
        }}
        onChangeCommitted={(_event, next) => setSaved(next)}
      />
      <Typography>
        Shown: {draft} %, after {changes} changes
      </Typography>
      <Typography role="status">Sent to the room: {saved} %</Typography>
    </Box>
  );
}
