import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

export default function CheckboxLabelContent() {
  return (
    <FormGroup sx={{ maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={<Checkbox />}
        label="Small text, set with slotProps"
        slotProps={{ typography: { variant: 'body2', color: 'text.secondary' } }}
      />
      <FormControlLabel
        disableTypography
        control={<Checkbox sx={{ marginBlockStart: -1 }} />}
        label={
          <span>
            <Typography component="span" sx={{ display: 'block' }}>
              Trapdoor in use
            </Typography>
            <Typography component="span" variant="body2" color="text.secondary">
              Two people stand below it from the first bell on.
            </Typography>
          </span>
        }
        sx={{ alignItems: 'flex-start' }}
      />
    </FormGroup>
  );
}
