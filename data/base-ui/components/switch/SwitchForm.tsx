import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Switch, switchClasses } from '@mui/base/Switch';
import { styled } from '@mui/system';

export default function SwitchForm() {
  const [sent, setSent] = React.useState('');

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        const services = new FormData(event.currentTarget).getAll('service');
        setSent(`Berth booked with ${services.join(' and ') || 'no services'}.`);
      }}
    >
      <Label>
        <Toggle defaultChecked slotProps={{ input: { name: 'service', value: 'water' } }} />
        Fresh water
      </Label>
      <Label>
        <Toggle slotProps={{ input: { name: 'service', value: 'power' } }} />
        Shore power
      </Label>
      <Label>
        <Toggle required slotProps={{ input: { name: 'rules' } }} />I follow the harbor rules
        (required)
      </Label>
      <Submit type="submit">Book the berth</Submit>
      <div role="status">{sent}</div>
    </Form>
  );
}

const Form = styled('form')({ display: 'grid', gap: '12px', justifyItems: 'start' });

const Label = styled('label')({ display: 'flex', gap: '12px', alignItems: 'center' });

const Submit = styled(Button)({
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

const Toggle = styled(Switch)({
  position: 'relative',
  flex: 'none',
  width: '44px',
  height: '24px',
  borderRadius: '999px',
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: 'light-dark(#64748b, #94a3b8)',
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: '3px',
    insetInlineStart: '3px',
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    background: 'light-dark(#ffffff, #0f172a)',
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
  },
  [`&.${switchClasses.checked}`]: {
    [`& .${switchClasses.track}`]: { background: 'light-dark(#115e59, #5eead4)' },
    [`& .${switchClasses.thumb}`]: { insetInlineStart: '23px' },
  },
  [`&.${switchClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  '@media (forced-colors: active)': {
    [`& .${switchClasses.track}`]: { border: '1px solid ButtonText' },
    [`& .${switchClasses.thumb}`]: { background: 'ButtonText' },
  },
});
