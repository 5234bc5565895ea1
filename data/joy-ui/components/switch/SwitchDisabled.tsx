import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchDisabled() {
  return (
    <Stack spacing={2}>
      <FormControl
        disabled
        orientation="horizontal"
        sx={{ justifyContent: 'space-between', gap: 3 }}
      >
        <FormLabel>Frost guard, always on in winter</FormLabel>
        <Switch defaultChecked />
      </FormControl>
      <FormControl
        disabled
        orientation="horizontal"
        sx={{ justifyContent: 'space-between', gap: 3 }}
      >
        <FormLabel>Side vents, no motor installed</FormLabel>
        <Switch />
      </FormControl>
    </Stack>
  );
}
