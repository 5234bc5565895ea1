import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchHelperText() {
  return (
    <FormControl
      orientation="horizontal"
      sx={{ width: '100%', maxWidth: 380, justifyContent: 'space-between', gap: 2 }}
    >
      <div>
        <FormLabel>Shade screens</FormLabel>
        <FormHelperText sx={{ mt: 0 }}>Close when the light exceeds 800 micromoles.</FormHelperText>
      </div>
      <Switch defaultChecked />
    </FormControl>
  );
}
