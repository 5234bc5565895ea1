import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const stars = [
  { label: 'Sirius', magnitude: -1.46 },
  { label: 'Vega', magnitude: 0.03 },
  { label: 'Rigel', magnitude: 0.13 },
];

const telescopes = [
  { id: 't1', name: 'Refractor', aperture: 120 },
  { id: 't2', name: 'Newtonian', aperture: 200 },
  { id: 't3', name: 'Newtonian', aperture: 300 },
];

export default function AutocompleteOptions() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Star</FormLabel>
        <Autocomplete options={stars} defaultValue={stars[0]} />
      </FormControl>
      <FormControl>
        <FormLabel>Telescope</FormLabel>
        <Autocomplete
          options={telescopes}
          defaultValue={{ id: 't2', name: 'Newtonian', aperture: 200 }}
          getOptionLabel={({ name, aperture }) => `${name}, ${aperture} mm`}
          getOptionKey={({ id }) => id}
          isOptionEqualToValue={(option, value) => option.id === value.id}
        />
      </FormControl>
    </Stack>
  );
}
