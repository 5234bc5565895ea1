import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal, { modalClasses } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const SideModal = styled(Modal)({
  display: 'flex',
  justifyContent: 'flex-end',
  [`& .${modalClasses.backdrop}`]: { backdropFilter: 'blur(3px)' },
  '& [role=dialog]': { width: 'min(100%, 320px)', padding: 24, overflow: 'auto' },
});

export default function ModalStyled() {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        House rules
      </Button>
      <SideModal open={open} onClose={close}>
        <Paper square role="dialog" aria-modal aria-labelledby={titleId}>
          <h2 id={titleId}>House rules</h2>
          <p>Latecomers are seated at the first scene change.</p>
          <Button onClick={close}>Close</Button>
        </Paper>
      </SideModal>
    </div>
  );
}
