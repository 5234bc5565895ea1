import PublicIcon from '@mui/icons-material/Public';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';

const places = ['Home roof', 'Hill station', 'Coast cabin'];

export default function AutocompleteDecorators() {
  const [place, setPlace] = React.useState<string | null>(null);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Observe from</FormLabel>
      <Autocomplete
        options={places}
        value={place}
        onChange={(_event, value) => setPlace(value)}
        startDecorator={<PublicIcon />}
        endDecorator={
          <IconButton variant="plain" aria-label="Use home" onClick={() => setPlace('Home roof')}>
            <MyLocationIcon />
          </IconButton>
        }
      />
    </FormControl>
  );
}
