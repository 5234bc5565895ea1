import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const VARIANTS = ['outlined', 'soft', 'plain', 'solid'] as const;
const filters = ['Hydrogen alpha', 'Oxygen III', 'Sulfur II'];

export default function AutocompleteVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {VARIANTS.map((variant) => (
        <FormControl key={variant}>
          <FormLabel>{variant}</FormLabel>
          <Autocomplete variant={variant} options={filters} defaultValue="Oxygen III" />
        </FormControl>
      ))}
    </Box>
  );
}
