import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const COLORS = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;
const states = ['Clear', 'Hazy', 'Cloudy'];

export default function AutocompleteColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {COLORS.map((color) => (
        <FormControl key={color}>
          <FormLabel>{color}</FormLabel>
          <Autocomplete variant="soft" color={color} options={states} defaultValue="Clear" />
        </FormControl>
      ))}
    </Box>
  );
}
