import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import './styles.css';

export default function SwitchStates() {
  const [open, setOpen] = React.useState(true);

  return (
    <label className="switch-states-label">
      <Switch
        className="switch-states-gate"
        checked={open}
        onChange={(event) => setOpen(event.target.checked)}
        slotProps={{
          thumb: ({ checked }) => ({ children: checked ? 'Open' : 'Closed', 'aria-hidden': true }),
        }}
      />
      Lock gate
    </label>
  );
}
