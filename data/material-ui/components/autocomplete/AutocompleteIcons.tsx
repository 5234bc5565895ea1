import BackspaceOutlinedIcon from '@mui/icons-material/BackspaceOutlined';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const MUTES = ['Bucket mute', 'Cup mute', 'Harmon mute', 'Plunger', 'Practice mute'];

export default function AutocompleteIcons() {
  return (
    <Autocomplete
      options={MUTES}
      defaultValue="Cup mute"
      popupIcon={<UnfoldMoreIcon fontSize="small" />}
      clearIcon={<BackspaceOutlinedIcon fontSize="small" />}
      openText="Show mutes"
      closeText="Hide mutes"
      clearText="Remove mute"
      slotProps={{
        clearIndicator: { sx: { visibility: 'visible' } },
        popupIndicator: {
          sx: { p: 0.5, [`&.${autocompleteClasses.popupIndicatorOpen}`]: { transform: 'none' } },
        },
      }}
      renderInput={(params) => <TextField {...params} label="Trumpet mute" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
