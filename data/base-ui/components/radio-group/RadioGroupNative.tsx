import * as React from 'react';
import { styled } from '@mui/system';

const berths = [
  { id: 'north', name: 'North quay', detail: 'Sheltered, 12 m' },
  { id: 'pier', name: 'Long pier', detail: 'Open, 30 m' },
  { id: 'buoy', name: 'Mooring buoy', detail: 'No power' },
];

export default function RadioGroupNative() {
  const name = React.useId();
  const [berth, setBerth] = React.useState('north');

  return (
    <Fieldset>
      <legend>Berth</legend>
      {berths.map(({ id, name: title, detail }) => (
        <Card key={id}>
          <Radio
            type="radio"
            name={name}
            value={id}
            checked={berth === id}
            onChange={() => setBerth(id)}
            aria-labelledby={`${name}-${id}`}
            aria-describedby={`${name}-${id}-detail`}
          />
          <span>
            <strong id={`${name}-${id}`}>{title}</strong>
            <br />
            <span id={`${name}-${id}-detail`}>{detail}</span>
          </span>
        </Card>
      ))}
    </Fieldset>
  );
}

const Fieldset = styled('fieldset')({
  display: 'grid',
  gap: '8px',
  width: '100%',
  maxWidth: '320px',
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBlockEnd: '8px', padding: 0 },
});

const Card = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: '8px',
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: 'light-dark(#115e59, #5eead4)',
    background: 'light-dark(#f0fdfa, #134e4a)',
  },
  '&:has(:focus-visible)': {
    outline: '2px solid light-dark(#0d9488, #2dd4bf)',
    outlineOffset: '2px',
  },
});

const Radio = styled('input')({
  flex: 'none',
  width: '20px',
  height: '20px',
  margin: 0,
  outline: 0,
  accentColor: 'light-dark(#115e59, #5eead4)',
});
