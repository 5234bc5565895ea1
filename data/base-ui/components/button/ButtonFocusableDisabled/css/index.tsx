import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function ButtonFocusableDisabled() {
  const reasonId = React.useId();
  const [online, setOnline] = React.useState(false);
  const [uploaded, setUploaded] = React.useState(false);

  return (
    <div className="button-focusable-disabled-row">
      <Button className="button-focusable-disabled-action" onClick={() => setOnline(!online)}>
        {online ? 'Drop the satellite link' : 'Raise the satellite link'}
      </Button>
      <Button
        className="button-focusable-disabled-action"
        disabled={!online}
        focusableWhenDisabled
        aria-describedby={reasonId}
        onClick={() => setUploaded(true)}
      >
        Upload field notes
      </Button>
      <span className="button-focusable-disabled-reason" id={reasonId}>
        {uploaded ? 'Field notes uploaded' : online ? 'The link is up' : 'Needs the satellite link'}
      </span>
    </div>
  );
}
