import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type {} from '@mui/material/themeCssVarsAugmentation';

const PROGRAMMES = ['Autumn gala', 'Children’s matinee', 'Evening of quartets', 'New year concert'];

const RuledPopper = styled(Popper)(({ theme }) => ({
  [`& .${autocompleteClasses.paper}`]: {
    borderRadius: 0,
    border: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    boxShadow: 'none',
  },
  [`& .${autocompleteClasses.listbox}`]: { padding: 0 },
  [`& .${autocompleteClasses.option} + .${autocompleteClasses.option}`]: {
    borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
}));

export default function AutocompleteStyled() {
  return (
    <Autocomplete
      options={PROGRAMMES}
      slots={{ popper: RuledPopper }}
      renderInput={(params) => <TextField {...params} variant="standard" label="Program" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
