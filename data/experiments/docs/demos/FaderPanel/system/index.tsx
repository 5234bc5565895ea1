import { useId, useState } from 'react';
import { styled } from '@mui/system';

const Panel = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 320,
  padding: 16,
  border: '1px solid light-dark(#cbd5e1, #334155)',
  borderRadius: 12,
  backgroundColor: 'light-dark(#ffffff, #0f172a)',
  color: 'light-dark(#0f172a, #f1f5f9)',
});

const Row = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
});

const Fader = styled('input')({
  width: '100%',
  margin: 0,
  marginBlockStart: 12,
  accentColor: 'light-dark(#1d4ed8, #93c5fd)',
});

export default function FaderPanel() {
  const id = useId();
  const [level, setLevel] = useState(60);

  return (
    <Panel>
      <Row>
        <label htmlFor={id}>Choir microphones</label>
        <output htmlFor={id}>{level} %</output>
      </Row>
      <Fader
        id={id}
        type="range"
        value={level}
        onChange={(event) => setLevel(event.target.valueAsNumber)}
      />
    </Panel>
  );
}
