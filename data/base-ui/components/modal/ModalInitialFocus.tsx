import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export default function ModalInitialFocus() {
  const id = React.useId();
  const [name, setName] = React.useState('Petrel');
  const [open, setOpen] = React.useState(false);

  const rename = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')).trim());
    setOpen(false);
  };

  return (
    <Row>
      <Action onClick={() => setOpen(true)}>Rename the ship</Action>
      <span role="status">Name: {name}</span>
      <Layer open={open} onClose={() => setOpen(false)} slots={{ backdrop: Backdrop }}>
        <Dialog role="dialog" aria-modal="true" aria-label="Rename the ship">
          <Form onSubmit={rename}>
            <label htmlFor={id}>New name</label>
            <Field
              id={id}
              name="name"
              defaultValue={name}
              required
              pattern=".*\S.*"
              title="Enter at least one letter"
              maxLength={20}
              autoFocus
            />
            <Action type="submit">Save</Action>
          </Form>
          <Action onClick={() => setOpen(false)}>Cancel</Action>
        </Dialog>
      </Layer>
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' });

const Form = styled('form')({ display: 'grid', gap: '8px', justifyItems: 'start', width: '100%' });

const Field = styled('input')({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
  font: 'inherit',
  color: 'inherit',
  background: 'light-dark(#ffffff, #0f172a)',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '1px',
  },
});

const Backdrop = styled('div', {
  shouldForwardProp: (prop) => prop !== 'open' && prop !== 'ownerState',
})({ position: 'fixed', inset: 0, background: 'rgb(15 23 42 / 0.6)' });

const Layer = styled(Modal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  padding: '16px',
});

const Dialog = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  width: '100%',
  maxWidth: '360px',
  maxHeight: '100%',
  padding: '24px',
  overflowY: 'auto',
  borderRadius: '12px',
  color: 'light-dark(#0f172a, #f1f5f9)',
  background: 'light-dark(#ffffff, #0f172a)',
  outline: 0,
});

const Action = styled(Button)({
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:focus-visible': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});
