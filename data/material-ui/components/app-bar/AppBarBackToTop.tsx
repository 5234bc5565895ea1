import { useState } from 'react';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import useScrollTrigger from '@mui/material/useScrollTrigger';

function BackToTop({ target }: { target: HTMLElement }) {
  const isFarDown = useScrollTrigger({ target, disableHysteresis: true, threshold: 100 });

  const goUp = () => {
    target.scrollTo({ top: 0, behavior: 'smooth' });
    target.focus({ preventScroll: true });
  };

  return (
    <Zoom in={isFarDown}>
      <Fab
        size="small"
        aria-label="Back to top"
        onClick={goUp}
        sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 24 }}
      >
        <KeyboardArrowUpIcon />
      </Fab>
    </Zoom>
  );
}

const hours = [...Array(14).keys()].map((hour) => `${(hour + 18) % 24}:00`);

export default function AppBarBackToTop() {
  const [pane, setPane] = useState<HTMLElement | null>(null);

  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <Box
        ref={setPane}
        role="region"
        aria-label="Night log"
        tabIndex={0}
        sx={{ height: 280, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        <AppBar position="sticky" component="div" color="default">
          <Toolbar>
            <Typography variant="h6" component="p">
              Night log
            </Typography>
          </Toolbar>
        </AppBar>
        {hours.map((hour) => (
          <Typography key={hour} sx={{ p: 2 }}>
            {hour} – doors locked, nothing to report
          </Typography>
        ))}
      </Box>
      {pane && <BackToTop target={pane} />}
    </Box>
  );
}
