import { useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';

export default function ModalLightbox() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Set design, act two
      </Button>
      <Modal
        open={open}
        onClose={close}
        slotProps={{ backdrop: { sx: { bgcolor: 'rgba(0, 0, 0, 0.85)' } } }}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Box role="dialog" aria-modal aria-label="Set design, act two" sx={{ maxWidth: 800 }}>
          <IconButton aria-label="Close" onClick={close} sx={{ color: 'common.white' }}>
            <CloseIcon />
          </IconButton>
          <Box
            component="img"
            src="/images/material-ui/tide-station.svg"
            alt="A house on stilts stands in the sea"
            sx={{ display: 'block', maxWidth: '100%', maxHeight: '80vh' }}
          />
        </Box>
      </Modal>
    </div>
  );
}
