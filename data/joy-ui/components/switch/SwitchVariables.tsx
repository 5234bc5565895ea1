import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchVariables() {
  return (
    <FormControl orientation="horizontal" sx={{ gap: 3 }}>
      <FormLabel>Circulation</FormLabel>
      <Switch
        color="success"
        defaultChecked
        sx={{
          '--Switch-trackWidth': '44px',
          '--Switch-trackHeight': '12px',
          '--Switch-trackRadius': '4px',
          '--Switch-thumbSize': '24px',
          '--Switch-thumbRadius': '6px',
          '--Switch-thumbOffset': '-4px',
        }}
      />
    </FormControl>
  );
}
