import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const SUPPLIES = ['Cork grease', 'Mutes', 'Music stand lights', 'Reeds', 'Rosin', 'Valve oil'];

export default function AutocompleteCheckboxes() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={SUPPLIES}
      defaultValue={['Reeds', 'Rosin']}
      slotProps={{ listbox: { 'aria-multiselectable': true } }}
      renderTags={(supplies) => (
        <Box component="span" sx={{ mx: 1 }}>
          {supplies.length} of {SUPPLIES.length}
        </Box>
      )}
      renderOption={({ key, ...props }, supply, { selected }) => {
        const Icon = selected ? CheckBoxIcon : CheckBoxOutlineBlankIcon;
        return (
          <li key={key} {...props}>
            <Icon fontSize="small" color={selected ? 'primary' : 'action'} sx={{ mr: 1.5 }} />
            {supply}
          </li>
        );
      }}
      renderInput={(params) => <TextField {...params} label="Tour equipment" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
