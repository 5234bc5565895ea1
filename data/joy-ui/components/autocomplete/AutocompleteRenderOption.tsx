import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Avatar from '@mui/joy/Avatar';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const comets = [
  { name: '1P/Halley', period: '75 years' },
  { name: '2P/Encke', period: '3.3 years' },
  { name: '12P/Pons–Brooks', period: '71 years' },
];

export default function AutocompleteRenderOption() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Comet</FormLabel>
      <Autocomplete
        options={comets}
        getOptionLabel={(option) => option.name}
        renderOption={(props, option) => (
          <AutocompleteOption {...props} key={option.name} color="primary">
            <ListItemDecorator>
              <Avatar size="sm">{option.name.split('P/')[0]}</Avatar>
            </ListItemDecorator>
            <ListItemContent>
              {option.name}
              <Typography level="body-xs">Returns after {option.period}</Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
