import * as React from 'react';
import { Button } from '@mui/base/Button';
import { styled } from '@mui/system';

export default function ButtonForm() {
  const fieldId = React.useId();
  const [log, setLog] = React.useState('No request yet');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setLog(`Requested: ${new FormData(event.currentTarget).get('variety')}`);
      }}
      onReset={() => setLog('Form cleared')}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}
    >
      <label htmlFor={fieldId}>Variety</label>
      <Field id={fieldId} name="variety" defaultValue="Crimson clover" />
      <Action type="submit">Request seeds</Action>
      <Action type="reset">Clear</Action>
      <Action onClick={() => setLog('Shelf 3, box 9')}>Show location</Action>
      <span role="status">{log}</span>
    </form>
  );
}

const Field = styled('input')({
  boxSizing: 'border-box',
  maxWidth: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: 2 },
});

const Action = styled(Button)({
  padding: '8px 16px',
  border: '1px solid light-dark(#64748b, #94a3b8)',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#0d9488, #2dd4bf)', outlineOffset: 2 },
});
