import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function CustomizationClassNames() {
  const [locked, setLocked] = React.useState(false);
  const [discarded, setDiscarded] = React.useState(0);

  return (
    <div className="customization-class-names-column">
      <label>
        <input
          type="checkbox"
          checked={locked}
          onChange={(event) => setLocked(event.target.checked)}
        />{' '}
        Lock the logbook
      </label>
      <Button
        className="customization-class-names-button danger"
        disabled={locked}
        onClick={() => setDiscarded(discarded + 1)}
      >
        Discard entry
      </Button>
      <span role="status">Entries discarded: {discarded}</span>
    </div>
  );
}
