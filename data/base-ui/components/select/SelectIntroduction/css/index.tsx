import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const ports = ['Bergen', 'Lerwick', 'Reykjavik', 'Tórshavn'];

export default function SelectIntroduction() {
  const id = React.useId();

  return (
    <div className="select-introduction-field">
      <label className="select-introduction-label" id={`${id}-label`} htmlFor={id}>
        Departure port
      </label>
      <Select
        id={id}
        placeholder="Choose a port"
        slotProps={{
          root: { className: 'select-introduction-trigger' },
          listbox: { className: 'select-introduction-listbox', 'aria-labelledby': `${id}-label` },
          popup: { className: 'select-introduction-popup', offset: 4 },
        }}
      >
        {ports.map((port) => (
          <Option className="select-introduction-item" key={port} value={port}>
            {port}
          </Option>
        ))}
      </Select>
    </div>
  );
}
