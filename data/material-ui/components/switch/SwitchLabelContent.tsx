import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchLabelContent() {
  return (
    <FormGroup sx={{ maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={<Switch size="small" />}
        label="Beep after every exposure"
        slotProps={{ typography: { variant: 'body2' } }}
      />
      <FormControlLabel
        disableTypography
        control={<Switch size="small" />}
        label={
          <Typography component="span" variant="body2" color="text.secondary">
            Wake me when the <b>seeing</b> is better than 1.5 arc seconds
          </Typography>
        }
      />
    </FormGroup>
  );
}
