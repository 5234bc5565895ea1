import * as React from 'react';
import { Option } from '@mui/base/Option';
import { OptionGroup } from '@mui/base/OptionGroup';
import { Select } from '@mui/base/Select';
import './styles.css';

const families = [
  { family: 'Strings', instruments: ['Violin', 'Viola', 'Cello'] },
  { family: 'Woodwinds', instruments: ['Flute', 'Oboe', 'Bassoon'] },
];

export default function SelectGroups() {
  const id = React.useId();

  return (
    <div className="select-groups-field">
      <label className="select-groups-label" id={`${id}-label`} htmlFor={id}>
        Instrument on channel 4
      </label>
      <Select
        id={id}
        placeholder="Nothing patched"
        slots={{ listbox: 'div' }}
        slotProps={{
          root: { className: 'select-groups-trigger' },
          listbox: { className: 'select-groups-listbox', 'aria-labelledby': `${id}-label` },
          popup: { className: 'select-groups-popup', offset: 4 },
        }}
      >
        {families.map(({ family, instruments }) => (
          <OptionGroup
            key={family}
            role="group"
            aria-labelledby={`${id}-${family}`}
            label={family}
            slots={{ root: 'div', list: 'div' }}
            slotProps={{ label: { className: 'select-groups-group-label', id: `${id}-${family}` } }}
          >
            {instruments.map((instrument) => (
              <Option
                className="select-groups-item"
                key={instrument}
                value={instrument}
                slots={{ root: 'div' }}
              >
                {instrument}
              </Option>
            ))}
          </OptionGroup>
        ))}
      </Select>
    </div>
  );
}
