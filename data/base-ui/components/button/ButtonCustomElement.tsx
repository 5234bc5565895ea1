import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ButtonCustomElement() {
  const [packets, setPackets] = React.useState(12);

  return (
    <Button
      slots={{ root: Packet }}
      rootElementName="div"
      disabled={packets === 0}
      onClick={() => setPackets(packets - 1)}
    >
      <strong>Take a packet of Painted Lady beans</strong>
      <div>{packets} packets left in drawer 7</div>
    </Button>
  );
}

const Packet = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 320,
  padding: 16,
  border: '1px dashed light-dark(#64748b, #94a3b8)',
  borderRadius: 8,
  cursor: 'pointer',
  [`&.${buttonClasses.active}`]: { background: 'light-dark(#f1f5f9, #1e293b)' },
  [`&.${buttonClasses.disabled}`]: { opacity: 0.6, cursor: 'not-allowed' },
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: 2,
  },
});
