import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const COLORS = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function RadioColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 2 }}>
      {COLORS.map((color) => (
        <RadioGroup key={color} aria-label={`Line status, ${color}`} defaultValue="on">
          <Radio color={color} value="on" label={color} />
          <Radio color={color} value="off" label={`${color}, off`} />
        </RadioGroup>
      ))}
    </Stack>
  );
}
