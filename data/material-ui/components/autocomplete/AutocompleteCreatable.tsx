import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Ensemble {
  name: string;
  isNew?: boolean;
}

const filter = createFilterOptions<Ensemble>({ trim: true });

/** Adds an option for a new name to the matching ensembles. */
function withNewRow(found: Ensemble[], known: Ensemble[], typed: string) {
  const name = typed.trim();
  const taken = known.some((ensemble) => ensemble.name.toLowerCase() === name.toLowerCase());
  return name === '' || taken ? found : [...found, { name, isNew: true }];
}

export default function AutocompleteCreatable() {
  const [ensembles, setEnsembles] = React.useState<Ensemble[]>([
    { name: 'Brass quintet' },
    { name: 'Sinfonietta' },
    { name: 'Youth orchestra' },
  ]);
  const [value, setValue] = React.useState<Ensemble | null>(null);

  return (
    <Autocomplete
      autoHighlight
      options={ensembles}
      value={value}
      onChange={(_event, next) => {
        const chosen = next && { name: next.name };
        if (chosen && next.isNew) {
          setEnsembles([...ensembles, chosen]);
        }
        setValue(chosen);
      }}
      getOptionLabel={(ensemble) => ensemble.name}
      isOptionEqualToValue={(option, chosen) => option.name === chosen.name}
      filterOptions={(options, state) =>
        withNewRow(filter(options, state), options, state.inputValue)
      }
      renderOption={({ key, ...props }, { name, isNew }) => (
        <li key={key} {...props}>
          {isNew ? `Add “${name}”` : name}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Ensemble" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
