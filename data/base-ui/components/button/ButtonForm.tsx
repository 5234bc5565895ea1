import * as React from 'react';
import { Button } from '@mui/base/Button';

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
      <input id={fieldId} name="variety" defaultValue="Crimson clover" />
      <Button type="submit">Request seeds</Button>
      <Button type="reset">Clear</Button>
      <Button onClick={() => setLog('Shelf 3, box 9')}>Show location</Button>
      <span role="status">{log}</span>
    </form>
  );
}
