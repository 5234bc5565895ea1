import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function InputAdornments() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [cargo, setCargo] = React.useState('Timber');

  return (
    <div className="input-adornments-form">
      <label htmlFor={`${id}-fee`}>Harbor fee</label>
      <Input
        className="input-adornments-box"
        id={`${id}-fee`}
        defaultValue="240"
        slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': `${id}-currency` } }}
        endAdornment={
          <span className="input-adornments-unit" id={`${id}-currency`}>
            euros
          </span>
        }
      />
      <label htmlFor={`${id}-cargo`}>Search the cargo</label>
      <Input
        className="input-adornments-box"
        id={`${id}-cargo`}
        type="search"
        value={cargo}
        onChange={(event) => setCargo(event.target.value)}
        slotProps={{ input: { ref: inputRef } }}
        endAdornment={
          <button
            className="input-adornments-clear"
            type="button"
            onClick={() => {
              setCargo('');
              inputRef.current?.focus();
            }}
          >
            Clear
          </button>
        }
      />
    </div>
  );
}
