import { useState, type ReactElement } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

/** `target` is the element that scrolls. Leave it out where that is the window. */
function HideOnScroll({ target, children }: { target?: Element; children: ReactElement }) {
  const isScrollingDown = useScrollTrigger({ target, threshold: 40 });

  return (
    <Slide in={!isScrollingDown} appear={false} direction="down" container={target}>
      {children}
    </Slide>
  );
}

export default function AppBarHideOnScroll() {
  const [pane, setPane] = useState<HTMLElement | null>(null);

  return (
    <Box
      ref={setPane}
      role="region"
      aria-label="Conductor’s diary"
      tabIndex={0}
      sx={{ width: '100%', height: 280, overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      {pane && (
        <HideOnScroll target={pane}>
          <AppBar position="sticky" component="div">
            <Toolbar>
              <Typography variant="h6" component="p">
                Diary
              </Typography>
            </Toolbar>
          </AppBar>
        </HideOnScroll>
      )}
      <Box sx={{ p: 2 }}>
        {['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => (
          <Typography key={day} sx={{ mb: 3 }}>
            {day}: left on time, lost eleven minutes behind a freight train, made up nine of them
            before the border.
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
