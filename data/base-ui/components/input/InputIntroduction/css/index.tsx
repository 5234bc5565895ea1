import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function InputIntroduction() {
  const id = React.useId();

  return (
    <div className="input-introduction-form">
      <label htmlFor={`${id}-ship`}>Name of the ship</label>
      <Input className="input-introduction-box" id={`${id}-ship`} placeholder="Petrel" />
      <label htmlFor={`${id}-berth`}>Berth (assigned by the harbor)</label>
      <Input
        className="input-introduction-box"
        id={`${id}-berth`}
        defaultValue="North quay, 14"
        disabled
      />
    </div>
  );
}
