import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const conditions = [
  { value: 'fresh', name: 'Fresh', detail: 'Harvested this year', color: '#22c55e' },
  { value: 'dry', name: 'Dry', detail: 'In the cabinet, tested', color: '#eab308' },
  { value: 'old', name: 'Old', detail: 'Sow twice as densely', color: '#f97316' },
];

export default function SelectRichOptions() {
  const id = React.useId();
  const [value, setValue] = React.useState<string | null>('dry');
  const current = conditions.find((condition) => condition.value === value);

  return (
    <div className="select-rich-options-field">
      <label className="select-rich-options-label" id={`${id}-label`} htmlFor={id}>
        Condition of the packet
      </label>
      <Select
        id={id}
        value={value}
        onChange={(_event, next) => setValue(next)}
        getOptionAsString={(option) => `${option.label}`}
        renderValue={() =>
          current && (
            <React.Fragment>
              <span className="select-rich-options-swatch" style={{ background: current.color }} />
              {current.name}
            </React.Fragment>
          )
        }
        slotProps={{
          root: { className: 'select-rich-options-trigger' },
          listbox: { className: 'select-rich-options-listbox', 'aria-labelledby': `${id}-label` },
          popup: { className: 'select-rich-options-popup', offset: 4 },
        }}
      >
        {conditions.map((condition) => (
          <Option
            className="select-rich-options-item"
            key={condition.value}
            value={condition.value}
            label={condition.name}
          >
            <span className="select-rich-options-swatch" style={{ background: condition.color }} />
            {condition.name}
            <span className="select-rich-options-detail">{condition.detail}</span>
          </Option>
        ))}
      </Select>
    </div>
  );
}
