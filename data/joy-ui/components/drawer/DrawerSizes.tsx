import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function DrawerSizes() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<(typeof sizes)[number]>('md');

  return (
    <React.Fragment>
      <Stack direction="row" spacing={1}>
        {sizes.map((item) => (
          <Button
            key={item}
            variant="soft"
            onClick={() => {
              setSize(item);
              setOpen(true);
            }}
          >
            Size {item}
          </Button>
        ))}
      </Stack>
      <Drawer size={size} open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Studio rules</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>
          Water stays outside. The last person turns off the red light.
        </DialogContent>
      </Drawer>
    </React.Fragment>
  );
}
