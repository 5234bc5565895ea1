import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function QuickstartInput() {
  const id = React.useId();

  return (
    <div className="quickstart-input-form">
      <label htmlFor={`${id}-boat`}>Boat name</label>
      <Input
        className="quickstart-input-box"
        id={`${id}-boat`}
        placeholder="Petrel"
        aria-describedby={`${id}-help`}
      />
      <span className="quickstart-input-help" id={`${id}-help`}>
        As painted on the stern
      </span>
    </div>
  );
}
