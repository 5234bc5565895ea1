import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

const parcels = [
  { code: '1042', content: 'Rope, 40 m, and six shackles' },
  { code: '1047', content: 'Sailcloth, natural white, 12 m' },
];

export default function DialogTransitionEvents() {
  const [open, setOpen] = useState(false);
  const [parcel, setParcel] = useState<(typeof parcels)[number] | null>(null);

  const show = (next: (typeof parcels)[number]) => {
    setParcel(next);
    setOpen(true);
  };

  return (
    <>
      {parcels.map((item) => (
        <Button key={item.code} onClick={() => show(item)}>
          Parcel {item.code}
        </Button>
      ))}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        transitionDuration={{ enter: 400, exit: 600 }}
        slotProps={{ transition: { onExited: () => setParcel(null) } }}
      >
        <DialogTitle>Parcel {parcel?.code}</DialogTitle>
        <DialogContent>{parcel?.content}</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
