import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function DrawerInPane() {
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(true);
  const legendId = useId();

  return (
    <Box
      ref={setPane}
      sx={{
        position: 'relative',
        zIndex: 0,
        overflow: 'hidden',
        width: '100%',
        height: 240,
        p: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={legendId}
        onClick={() => setOpen(!open)}
      >
        Map legend
      </Button>
      <Drawer
        variant="persistent"
        anchor="bottom"
        id={legendId}
        open={open}
        PaperProps={{ sx: { position: 'absolute', p: 2 } }}
        SlideProps={{ container: pane }}
      >
        <Typography>Red line: marked path</Typography>
        <Typography>Dashed line: no path, good visibility required</Typography>
        <Typography>Blue cross: spring with water all year</Typography>
      </Drawer>
    </Box>
  );
}
