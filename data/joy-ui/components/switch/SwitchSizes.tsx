import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchSizes() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
      <FormControl size="sm">
        <FormLabel>Fan 1</FormLabel>
        <Switch defaultChecked sx={{ alignSelf: 'flex-start' }} />
      </FormControl>
      <FormControl>
        <FormLabel>Fan 2</FormLabel>
        <Switch defaultChecked sx={{ alignSelf: 'flex-start' }} />
      </FormControl>
      <FormControl size="lg">
        <FormLabel>Fan 3</FormLabel>
        <Switch defaultChecked sx={{ alignSelf: 'flex-start' }} />
      </FormControl>
    </Stack>
  );
}
