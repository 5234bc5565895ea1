import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const anchors = ['left', 'top', 'right', 'bottom'] as const;

export default function DrawerAnchor() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<(typeof anchors)[number]>('left');

  return (
    <React.Fragment>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {anchors.map((item) => (
          <Button
            key={item}
            variant="soft"
            onClick={() => {
              setAnchor(item);
              setOpen(true);
            }}
          >
            {item}
          </Button>
        ))}
      </Stack>
      <Drawer anchor={anchor} open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Now playing</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>Side two of “Low Tide”, recorded in 1983.</DialogContent>
      </Drawer>
    </React.Fragment>
  );
}
