import * as React from 'react';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function FormControlIntroduction() {
  const id = React.useId();

  return (
    <div className="form-control-introduction-form">
      <FormControl className="form-control-introduction-field" required>
        <label className="form-control-introduction-label" htmlFor={`${id}-captain`}>
          Captain
        </label>
        <Input id={`${id}-captain`} aria-describedby={`${id}-captain-help`} />
        <div className="form-control-introduction-help" id={`${id}-captain-help`}>
          The name in the ship’s papers
        </div>
      </FormControl>
      <FormControl className="form-control-introduction-field" defaultValue="PT-4417" disabled>
        <label className="form-control-introduction-label" htmlFor={`${id}-number`}>
          Registry number
        </label>
        <Input id={`${id}-number`} aria-describedby={`${id}-number-help`} />
        <div className="form-control-introduction-help" id={`${id}-number-help`}>
          Assigned by the registry
        </div>
      </FormControl>
    </div>
  );
}
