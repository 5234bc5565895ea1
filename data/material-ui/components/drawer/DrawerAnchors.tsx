import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const notices = [
  { anchor: 'left', title: 'House rules', text: 'Boots stay in the porch.' },
  { anchor: 'top', title: 'Storm notice', text: 'Gusts of 90 km/h on the ridge after 15:00.' },
  { anchor: 'right', title: 'Your bill', text: 'Two nights, three bowls of barley soup.' },
  { anchor: 'bottom', title: 'Lights out', text: 'The generator stops at 22:00.' },
] as const;

export default function DrawerAnchors() {
  const [shown, setShown] = useState<string>();
  const close = () => setShown(undefined);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {notices.map(({ anchor, title, text }) => (
        <div key={anchor}>
          <Button onClick={() => setShown(title)}>{title}</Button>
          <Drawer
            anchor={anchor}
            open={shown === title}
            onClose={close}
            PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': title }}
          >
            <Box sx={{ p: 3, minWidth: 240 }}>
              <Typography gutterBottom>{text}</Typography>
              <Button variant="outlined" onClick={close}>
                Close
              </Button>
            </Box>
          </Drawer>
        </div>
      ))}
    </Box>
  );
}
