import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function MenuInModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open the print settings</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog aria-describedby={undefined}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Print settings</DialogTitle>
          <Dropdown>
            <MenuButton sx={{ alignSelf: 'flex-start' }}>Paper tray</MenuButton>
            <Menu
              disablePortal
              keepMounted
              onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
            >
              <MenuItem>Tray 1, baryta</MenuItem>
              <MenuItem>Tray 2, resin coated</MenuItem>
            </Menu>
          </Dropdown>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
