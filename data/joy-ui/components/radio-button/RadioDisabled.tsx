import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const closed = true;

export default function RadioDisabled() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 5, rowGap: 2 }}>
      <FormControl>
        <FormLabel>Bike rack</FormLabel>
        <RadioGroup defaultValue="rear">
          <Radio value="front" label="Front car" />
          <Radio value="middle" label="Middle car, full" disabled />
          <Radio value="rear" label="Rear car" />
        </RadioGroup>
      </FormControl>
      <FormControl>
        <FormLabel>Night line (closed)</FormLabel>
        <RadioGroup defaultValue="n1">
          <Radio value="n1" label="N1" disabled={closed} />
          <Radio value="n2" label="N2" disabled={closed} />
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}
