import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import type { VariantProp } from '@mui/joy/styles';

const variants: VariantProp[] = ['outlined', 'plain', 'soft', 'solid'];

export default function ModalVariants() {
  const [open, setOpen] = useState(false);
  const [variant, setVariant] = useState<VariantProp>('outlined');

  const show = (value: VariantProp) => {
    setVariant(value);
    setOpen(true);
  };

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {variants.map((value) => (
        <Button key={value} variant="soft" onClick={() => show(value)}>
          {value}
        </Button>
      ))}
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog variant={variant} color="primary">
          <ModalClose aria-label="Close" />
          <DialogTitle>Next round</DialogTitle>
          <DialogContent>Table 4 plays against table 7 ({variant}).</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
