import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function QuickstartButton() {
  const [berths, setBerths] = React.useState(2);

  return (
    <Row>
      <Book disabled={berths === 0} focusableWhenDisabled onClick={() => setBerths(berths - 1)}>
        Book a berth
      </Book>
      <span role="status">Free berths: {berths}</span>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px',
});

const Book = styled(Button)({
  padding: '8px 16px',
  border: '1px solid transparent',
  borderRadius: '6px',
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#134e4a, #99f6e4)' },
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
