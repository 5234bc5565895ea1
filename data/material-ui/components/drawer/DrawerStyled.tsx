import { useState } from 'react';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import { backdropClasses } from '@mui/material/Backdrop';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const FloatingDrawer = styled(Drawer)(({ theme }) => ({
  [`& .${drawerClasses.paper}`]: {
    margin: theme.spacing(2),
    width: 280,
    height: `calc(100% - ${theme.spacing(4)})`,
    maxWidth: `calc(100% - ${theme.spacing(4)})`,
    padding: theme.spacing(3),
    borderRadius: 20,
  },
  [`& .${backdropClasses.root}`]: {
    backgroundColor: 'rgb(20 40 60 / 0.35)',
    backdropFilter: 'blur(3px)',
  },
}));

export default function DrawerStyled() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Read the story of the hut
      </Button>
      <FloatingDrawer
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Hut story' }}
      >
        <Typography sx={{ mb: 2 }}>
          The first hut stood lower, beside the stream. A flood destroyed its kitchen, and the
          guides carried the rest up here, plank by plank.
        </Typography>
        <Button variant="outlined" onClick={close}>
          Close
        </Button>
      </FloatingDrawer>
    </>
  );
}
