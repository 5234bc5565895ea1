import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function FormControlIntroduction() {
  const id = React.useId();
  const [boat, setBoat] = React.useState('');
  const error = /\d/.test(boat);

  return (
    <FormControl
      className="form-control-introduction-control"
      value={boat}
      onChange={(event) => setBoat(event.target.value)}
      error={error}
      required
    >
      <label htmlFor={id}>Boat name (required)</label>
      <Input className="form-control-introduction-box" id={id} aria-describedby={`${id}-help`} />
      <span className="form-control-introduction-help" id={`${id}-help`}>
        {error ? 'Remove the digits.' : 'As painted on the stern'}
      </span>
    </FormControl>
  );
}
