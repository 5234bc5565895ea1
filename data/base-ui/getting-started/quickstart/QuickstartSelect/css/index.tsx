import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const stays = ['One night', 'Two nights', 'One week', 'The winter'];

export default function QuickstartSelect() {
  const id = React.useId();

  return (
    <div className="quickstart-select-field">
      <label className="quickstart-select-label" id={`${id}-label`} htmlFor={id}>
        Length of stay
      </label>
      <Select
        id={id}
        placeholder="Choose a length"
        slotProps={{
          root: { className: 'quickstart-select-trigger' },
          listbox: { className: 'quickstart-select-listbox', 'aria-labelledby': `${id}-label` },
          popup: { className: 'quickstart-select-popup', offset: 4 },
        }}
      >
        {stays.map((stay) => (
          <Option className="quickstart-select-item" key={stay} value={stay}>
            {stay}
          </Option>
        ))}
      </Select>
    </div>
  );
}
