import { useState } from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

export default function TransitionsCompared() {
  const [show, setShow] = useState(true);
  const card = (name: string) => (
    <Paper variant="outlined" sx={{ p: 2, width: 96, textAlign: 'center' }}>
      {name}
    </Paper>
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={show} onChange={(event) => setShow(event.target.checked)} />}
        label="Readings"
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          gap: 1,
          overflow: 'hidden',
          minHeight: 72,
        }}
      >
        <Fade in={show} appear={false}>
          {card('Fade')}
        </Fade>
        <Grow in={show} appear={false}>
          {card('Grow')}
        </Grow>
        <Zoom in={show} appear={false}>
          {card('Zoom')}
        </Zoom>
        <Slide in={show} appear={false} direction="up">
          {card('Slide')}
        </Slide>
        <Collapse in={show}>{card('Collapse')}</Collapse>
      </Box>
    </Box>
  );
}
