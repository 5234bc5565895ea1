import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function SwitchSx() {
  return (
    <FormControlLabel
      control={
        <Switch
          defaultChecked
          sx={{
            '& .MuiSwitch-switchBase.Mui-checked': {
              color: '#c2702a',
              '& + .MuiSwitch-track': { backgroundColor: '#c2702a' },
            },
          }}
        />
      }
      label="Warm desk light"
    />
  );
}
