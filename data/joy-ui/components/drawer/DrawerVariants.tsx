import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function DrawerVariants() {
  const [open, setOpen] = React.useState(false);
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('soft');

  return (
    <React.Fragment>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {variants.map((item) => (
          <Button
            key={item}
            variant="outlined"
            onClick={() => {
              setVariant(item);
              setOpen(true);
            }}
          >
            {item}
          </Button>
        ))}
      </Stack>
      <Drawer
        size="sm"
        variant={variant}
        color="primary"
        open={open}
        onClose={() => setOpen(false)}
        sx={{ '--DialogContent-color': 'currentColor' }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Storm warning</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>The mast team stays on call tonight.</DialogContent>
      </Drawer>
    </React.Fragment>
  );
}
