import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const people = ['Ada', 'Jonas', 'Mina', 'Tomas', 'Yara'];
const fixed = ['Mina'];

export default function AutocompleteFixedTags() {
  const [team, setTeam] = React.useState(['Mina', 'Yara']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 380 }}>
      <FormLabel>Night team (Mina leads)</FormLabel>
      <Autocomplete
        multiple
        filterSelectedOptions
        options={people}
        value={team}
        onChange={(_event, value) =>
          setTeam([...fixed, ...value.filter((person) => !fixed.includes(person))])
        }
        renderTags={(tags, getTagProps) =>
          tags.map((tag, index) => {
            const { key, ...props } = getTagProps({ index });
            return (
              <Chip
                key={key}
                endDecorator={
                  !fixed.includes(tag) && <ChipDelete {...props} aria-label={`Remove ${tag}`} />
                }
              >
                {tag}
              </Chip>
            );
          })
        }
      />
    </FormControl>
  );
}
