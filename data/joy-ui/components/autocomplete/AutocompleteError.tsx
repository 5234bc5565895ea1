import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const eyepieces = ['6 mm', '10 mm', '25 mm', '40 mm'];

export default function AutocompleteError() {
  const [eyepiece, setEyepiece] = React.useState<string | null>('6 mm');
  const error = eyepiece === '6 mm';

  return (
    <FormControl error={error} sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Eyepiece</FormLabel>
      <Autocomplete
        options={eyepieces}
        value={eyepiece}
        onChange={(_event, value) => setEyepiece(value)}
      />
      <FormHelperText sx={[error && { color: 'danger.plainColor' }]}>
        {error ? 'Too strong for tonight’s seeing.' : 'Fits the main telescope.'}
      </FormHelperText>
    </FormControl>
  );
}
