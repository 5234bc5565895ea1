import * as React from 'react';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

export default function PortalContainer() {
  const bridge = React.useRef<HTMLDivElement>(null);

  return (
    <Ship>
      <Room>
        <strong>Bridge</strong>
        <div ref={bridge} role="status" />
      </Room>
      <EngineRoom getDisplay={() => bridge.current} />
    </Ship>
  );
}

function EngineRoom({ getDisplay }: { getDisplay: () => HTMLElement | null }) {
  const [speed, setSpeed] = React.useState(4);

  return (
    <Room>
      <strong>Engine room</strong>
      <Lever
        type="range"
        aria-label="Speed in knots"
        min={0}
        max={18}
        value={speed}
        onChange={({ target }) => setSpeed(target.valueAsNumber)}
      />
      <Portal container={getDisplay}>Speed: {speed} knots</Portal>
    </Room>
  );
}

const Ship = styled('div')({ display: 'grid', gap: '12px', width: '100%', maxWidth: '320px' });

const Room = styled('div')({
  display: 'grid',
  gap: '8px',
  padding: '12px 16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '6px',
});

const Lever = styled('input')({
  width: '100%',
  minWidth: 0,
  margin: 0,
  accentColor: 'light-dark(#115e59, #5eead4)',
});
