import * as React from 'react';
import { Button, buttonClasses } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function AccessibilityFocus() {
  const [pressed, setPressed] = React.useState('none');

  return (
    <Column>
      <Row>
        {['Radar', 'Sonar', 'Compass'].map((device) => (
          <Device key={device} onClick={() => setPressed(device)}>
            {device}
          </Device>
        ))}
      </Row>
      <span role="status">Display: {pressed}</span>
    </Column>
  );
}

const Column = styled('div')({ display: 'grid', gap: '12px' });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

const Device = styled(Button)({
  minWidth: '44px',
  minHeight: '44px',
  padding: '8px 16px',
  border: 0,
  borderRadius: '6px',
  font: 'inherit',
  color: 'light-dark(#ffffff, #042f2e)',
  background: 'light-dark(#115e59, #5eead4)',
  cursor: 'pointer',
  transition: 'transform 120ms',
  [`&.${buttonClasses.active}`]: { transform: 'scale(0.96)' },
  // Two colors, so that the ring is visible on any background. In forced colors, the shadow isn't painted.
  [`&.${buttonClasses.focusVisible}`]: {
    outline: '3px solid light-dark(#0f172a, #f1f5f9)',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px light-dark(#ffffff, #0f172a)',
  },
  '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});
