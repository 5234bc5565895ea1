import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const bays = Array.from({ length: 24 }, (_, index) => `Bay ${index + 1}`);

export default function SelectLongList() {
  const id = React.useId();

  return (
    <div className="select-long-list-field">
      <label className="select-long-list-label" id={`${id}-label`} htmlFor={id}>
        Loading bay
      </label>
      <Select
        id={id}
        placeholder="Any free bay"
        slotProps={{
          root: { className: 'select-long-list-trigger' },
          listbox: { className: 'select-long-list-listbox', 'aria-labelledby': `${id}-label` },
          popup: { className: 'select-long-list-popup', offset: 4 },
        }}
      >
        {bays.map((bay) => (
          <Option className="select-long-list-item" key={bay} value={bay}>
            {bay}
          </Option>
        ))}
      </Select>
    </div>
  );
}
