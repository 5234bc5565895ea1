import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function ModalPopups() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Choose a table
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog aria-describedby={undefined}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Choose a table</DialogTitle>
          <FormControl>
            <FormLabel>Table</FormLabel>
            <Select defaultValue="window">
              <Option value="window">Window, four seats</Option>
              <Option value="corner">Corner, two seats</Option>
              <Option value="long">Long table, ten seats</Option>
            </Select>
          </FormControl>
        </ModalDialog>
      </Modal>
    </>
  );
}
