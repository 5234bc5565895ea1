import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import Stack from '@mui/joy/Stack';

export default function FormHelperTextPlacement() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 340 }}>
      <FormControl>
        <FormLabel sx={{ mb: 0 }}>Call sign</FormLabel>
        <FormHelperText sx={{ mb: 0.75 }}>
          Two words, said twice at each radio check.
        </FormHelperText>
        <Input placeholder="Copper Lantern" />
      </FormControl>
      <FormControl>
        <FormLabel>Frequency</FormLabel>
        <Input
          endDecorator="MHz"
          defaultValue="146.520"
          slotProps={{ input: { inputMode: 'decimal' } }}
        />
        <FormHelperText component="p" sx={{ gap: 0.5, mb: 0 }}>
          <InfoOutlinedIcon sx={{ fontSize: '1.1em' }} /> Shared by every team on the ridge.
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
