import { useState } from 'react';
import Box from '@mui/material/Box';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const hours = ['06:00: clear, −4 °C', '09:00: clear, 1 °C', '12:00: cloud on the ridge, 3 °C'];

export default function SwipeableDrawerEdge() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Typography sx={{ p: 3, pb: 10 }}>
        The path follows the old water channel for an hour, then climbs through scree to the saddle.
      </Typography>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={56}
        disableSwipeToOpen={false}
        disableDiscovery
        allowSwipeInChildren
        SwipeAreaProps={{
          as: 'button',
          type: 'button',
          onClick: () => setOpen(true),
          children: 'Forecast for the saddle',
          sx: {
            border: 0,
            borderRadius: '16px 16px 0 0',
            bgcolor: 'background.paper',
            color: 'text.primary',
            boxShadow: 8,
            font: 'inherit',
          },
        }}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Forecast' }}
        // Only needed for the iframe of this demo.
        disablePortal
      >
        <Box component="ul" sx={{ m: 0, p: 3, listStyle: 'none' }}>
          {hours.map((hour) => (
            <Typography key={hour} component="li" sx={{ py: 1 }}>
              {hour}
            </Typography>
          ))}
        </Box>
      </SwipeableDrawer>
    </>
  );
}
