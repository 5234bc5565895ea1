import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ButtonFocusableDisabled() {
  const reasonId = React.useId();
  const [online, setOnline] = React.useState(false);
  const [uploaded, setUploaded] = React.useState(false);

  return (
    <Row>
      <Action onClick={() => setOnline(!online)}>
        {online ? 'Drop the satellite link' : 'Raise the satellite link'}
      </Action>
      <Action
        disabled={!online}
        focusableWhenDisabled
        aria-describedby={reasonId}
        onClick={() => setUploaded(true)}
      >
        Upload field notes
      </Action>
      <Reason id={reasonId}>
        {uploaded ? 'Field notes uploaded' : online ? 'The link is up' : 'Needs the satellite link'}
      </Reason>
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' });

const Action = styled(Button)({
  boxSizing: 'border-box',
  padding: '8px 16px',
  border: '1px solid transparent',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#134e4a, #99f6e4)' },
  [`&.${buttonClasses.active}`]: { transform: 'translateY(1px)' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
  [`&.${buttonClasses.disabled}`]: {
    color: 'light-dark(#475569, #94a3b8)',
    background: 'light-dark(#f1f5f9, #1e293b)',
    borderColor: 'light-dark(#cbd5e1, #334155)',
    cursor: 'not-allowed',
  },
});

const Reason = styled('span')({ color: 'light-dark(#475569, #94a3b8)' });
