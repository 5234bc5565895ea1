import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function RadioVariants() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
      {VARIANTS.map((variant) => (
        <RadioGroup key={variant} aria-label={`Direction, ${variant}`} defaultValue="in">
          <Radio variant={variant} value="in" label={variant} />
          <Radio variant={variant} value="out" label={`${variant}, off`} />
        </RadioGroup>
      ))}
    </Stack>
  );
}
