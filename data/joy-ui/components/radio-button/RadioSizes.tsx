import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function RadioSizes() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
      {SIZES.map((size) => (
        <RadioGroup key={size} size={size} aria-label={`Seat, ${size}`} defaultValue="window">
          <Radio value="window" label="Window" />
          <Radio value="aisle" label="Aisle" />
          <Radio value="standing" label="Standing" />
        </RadioGroup>
      ))}
    </Stack>
  );
}
