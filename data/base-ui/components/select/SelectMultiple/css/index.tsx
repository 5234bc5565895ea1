import * as React from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

const skills = ['First aid', 'Navigation', 'Radio', 'Climbing', 'Cooking'];

export default function SelectMultiple() {
  const id = React.useId();

  return (
    <div className="select-multiple-field">
      <label className="select-multiple-label" id={`${id}-label`} htmlFor={id}>
        Skills on the team
      </label>
      <Select
        id={id}
        multiple
        defaultValue={['Radio']}
        placeholder="No skills yet"
        renderValue={(options) =>
          options.length > 0 ? options.map((option) => option.label).join(' · ') : null
        }
        slotProps={{
          root: { className: 'select-multiple-trigger' },
          listbox: { className: 'select-multiple-listbox', 'aria-labelledby': `${id}-label` },
          popup: { className: 'select-multiple-popup', offset: 4 },
        }}
      >
        {skills.map((skill) => (
          <Option className="select-multiple-item" key={skill} value={skill}>
            {skill}
          </Option>
        ))}
      </Select>
    </div>
  );
}
