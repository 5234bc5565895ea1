import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';
import Switch from '@mui/joy/Switch';

export default function SwitchColorInversion() {
  return (
    <Sheet
      variant="solid"
      color="success"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', width: '100%', maxWidth: 320, boxSizing: 'border-box' }}
    >
      <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <FormLabel>Holiday mode</FormLabel>
        <Switch defaultChecked />
      </FormControl>
    </Sheet>
  );
}
