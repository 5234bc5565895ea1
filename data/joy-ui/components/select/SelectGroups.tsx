import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const groups = {
  'Repair stands': ['Stand 1', 'Stand 2', 'Stand 3'],
  'Wheel bench': ['Truing stand', 'Spoke press'],
};

export default function SelectGroups() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Workplace</FormLabel>
      <Select
        defaultValue="Stand 1"
        slotProps={{ listbox: { component: 'div', sx: { maxHeight: 260 } } }}
      >
        {Object.entries(groups).map(([group, places], index) => (
          <List key={group} aria-labelledby={`${id}-${index}`}>
            <ListItem id={`${id}-${index}`} role="presentation" sx={{ fontWeight: 'lg' }}>
              {group}
            </ListItem>
            {places.map((place) => (
              <Option key={place} value={place}>
                {place}
              </Option>
            ))}
          </List>
        ))}
      </Select>
    </FormControl>
  );
}
