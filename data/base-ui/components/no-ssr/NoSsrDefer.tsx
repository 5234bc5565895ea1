import * as React from 'react';
import { Button } from '@mui/base/Button';
import { NoSsr } from '@mui/base/NoSsr';
import { styled } from '@mui/system';

const depths = Array.from({ length: 600 }, (_, index) => ({
  x: 5 + (index % 30) * 10,
  y: 5 + Math.floor(index / 30) * 6,
  meters: (index * 37 + Math.floor(index / 30) * 11) % 60,
}));

function SeaChart() {
  return (
    <svg viewBox="0 0 300 124" width="100%" role="img" aria-label="Sea chart with 600 depths">
      {depths.map(({ x, y, meters }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={0.5 + meters / 30} fill="currentColor" />
      ))}
    </svg>
  );
}

export default function NoSsrDefer() {
  const [visible, setVisible] = React.useState(false);

  return (
    <Frame>
      <Action aria-expanded={visible} onClick={() => setVisible(!visible)}>
        Sea chart
      </Action>
      {visible && (
        <NoSsr defer fallback={<div>Drawing the depths</div>}>
          <SeaChart />
        </NoSsr>
      )}
    </Frame>
  );
}

const Frame = styled('div')({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  alignContent: 'start',
  width: '100%',
  maxWidth: '320px',
  color: 'light-dark(#115e59, #5eead4)',
  minHeight: '190px',
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
