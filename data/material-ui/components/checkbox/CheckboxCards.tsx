import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';

const evenings = ['Opening night', 'School matinee', 'Closing night'];

export default function CheckboxCards() {
  return (
    <FormControl component="fieldset" fullWidth sx={{ maxWidth: 320 }}>
      <FormLabel component="legend">Performances with surtitles</FormLabel>
      <FormGroup sx={{ gap: 1, marginBlockStart: 1 }}>
        {evenings.map((evening) => (
          <FormControlLabel
            key={evening}
            control={<Checkbox disableRipple />}
            label={evening}
            labelPlacement="start"
            sx={{
              m: 0,
              paddingInlineStart: 2,
              justifyContent: 'space-between',
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'action.hover' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
