import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

/** `target` is the element that scrolls. Leave it out where that is the window. */
function RisingBar({ target }: { target?: Element }) {
  const isScrolled = useScrollTrigger({ target, disableHysteresis: true, threshold: 0 });

  return (
    <AppBar
      position="sticky"
      component="div"
      elevation={isScrolled ? 4 : 0}
      sx={{ bgcolor: 'background.paper', color: 'text.primary' }}
    >
      <Toolbar>
        <Typography variant="h6" component="p">
          Dining car
        </Typography>
      </Toolbar>
    </AppBar>
  );
}

const dishes = ['Barley soup', 'Dumplings', 'Omelette', 'Pickled beets', 'Rice pudding', 'Tea'];

export default function AppBarElevateOnScroll() {
  const [pane, setPane] = useState<HTMLElement | null>(null);

  return (
    <Box
      ref={setPane}
      role="region"
      aria-label="Dining car"
      tabIndex={0}
      sx={{
        width: '100%',
        height: 240,
        overflow: 'auto',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
      }}
    >
      {pane && <RisingBar target={pane} />}
      {dishes.map((dish) => (
        <Typography key={dish} sx={{ p: 2 }}>
          {dish}
        </Typography>
      ))}
    </Box>
  );
}
