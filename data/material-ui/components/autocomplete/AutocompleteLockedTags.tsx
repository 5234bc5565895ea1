import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const PEOPLE = ['Conductor', 'Leader', 'Librarian', 'Recording engineer', 'Soloist', 'Stage crew'];
const LOCKED = ['Conductor'];

export default function AutocompleteLockedTags() {
  const [people, setPeople] = React.useState(['Conductor', 'Soloist']);

  return (
    <Autocomplete
      multiple
      options={PEOPLE}
      getOptionDisabled={(person) => LOCKED.includes(person)}
      value={people}
      onChange={(_event, next) =>
        setPeople([...LOCKED, ...next.filter((person) => !LOCKED.includes(person))])
      }
      slotProps={{ listbox: { 'aria-multiselectable': true } }}
      renderTags={(tags, getTagProps) =>
        tags.map((person, index) => {
          const { key, onDelete, ...tag } = getTagProps({ index });
          const locked = LOCKED.includes(person);
          return (
            <Chip
              key={key}
              {...tag}
              label={locked ? `${person} (always)` : person}
              onDelete={locked ? undefined : onDelete}
            />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Invited to the rehearsal" />}
      sx={{ width: '100%', maxWidth: 440 }}
    />
  );
}
