import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

/** `target` is the element that scrolls. Leave it out where that is the window. */
function TitleBar({ target }: { target?: Element }) {
  const isPastHeading = useScrollTrigger({ target, disableHysteresis: true, threshold: 64 });

  return (
    <AppBar position="sticky" component="div" color="default" elevation={0}>
      <Toolbar variant="dense">
        <Fade in={isPastHeading}>
          <Typography component="p" aria-hidden>
            The history of the couchette
          </Typography>
        </Fade>
      </Toolbar>
    </AppBar>
  );
}

export default function AppBarTitleOnScroll() {
  const [pane, setPane] = useState<HTMLElement | null>(null);

  return (
    <Box
      ref={setPane}
      role="region"
      aria-label="Article"
      tabIndex={0}
      sx={{ width: '100%', height: 300, overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      {pane && <TitleBar target={pane} />}
      <Box sx={{ p: 2 }}>
        <Typography variant="h5" component="p" gutterBottom>
          The history of the couchette
        </Typography>
        {['First', 'Second', 'Third', 'Fourth'].map((number) => (
          <Typography key={number} sx={{ mb: 2 }}>
            {number} class travellers slept sitting until somebody noticed that the back of a bench
            can be folded up. Two beds became four, four became six, and the ladder was invented for
            the third time.
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
