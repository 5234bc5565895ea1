import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const craters = ['Archimedes', 'Aristarchus', 'Copernicus', 'Plato', 'Ptolemaeus', 'Tycho'];

export default function AutocompleteMatches() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Crater</FormLabel>
      <Autocomplete
        options={craters}
        renderOption={(props, option, { inputValue }) => {
          const start = option.toLowerCase().indexOf(inputValue.trim().toLowerCase());
          const end = start < 0 ? 0 : start + inputValue.trim().length;
          return (
            <AutocompleteOption {...props} key={option}>
              <span>
                {option.slice(0, Math.max(start, 0))}
                <strong>{option.slice(Math.max(start, 0), end)}</strong>
                {option.slice(end)}
              </span>
            </AutocompleteOption>
          );
        }}
      />
    </FormControl>
  );
}
