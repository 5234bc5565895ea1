import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function OverviewFirstComponent() {
  const [packets, setPackets] = React.useState(3);

  return (
    <Card>
      <Name role="status">Sweet peas, packets left: {packets}</Name>
      <Borrow
        disabled={packets === 0}
        focusableWhenDisabled
        onClick={() => setPackets(packets - 1)}
      >
        Borrow a packet
      </Borrow>
    </Card>
  );
}

const Card = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  width: '100%',
  maxWidth: '420px',
  padding: '16px',
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: '12px',
  background: 'light-dark(#ffffff, #0f172a)',
});

const Name = styled('span')({ color: 'light-dark(#0f172a, #f1f5f9)' });

const Borrow = styled(Button)({
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
