import BackspaceIcon from '@mui/icons-material/Backspace';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const mounts = ['Alt-azimuth', 'Equatorial', 'Fork'];

export default function AutocompleteIcons() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <FormControl>
        <FormLabel>Mount</FormLabel>
        <Autocomplete
          options={mounts}
          defaultValue="Equatorial"
          popupIcon={<ExpandMoreIcon />}
          clearIcon={<BackspaceIcon />}
          openText="Show mounts"
          closeText="Hide mounts"
          clearText="Clear the mount"
          noOptionsText="No mount with this name"
        />
      </FormControl>
      <FormControl>
        <FormLabel>Without popup icon</FormLabel>
        <Autocomplete forcePopupIcon={false} options={mounts} />
      </FormControl>
    </Stack>
  );
}
