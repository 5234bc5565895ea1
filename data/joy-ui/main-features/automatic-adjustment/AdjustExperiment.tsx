import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const changes = [
  'Move the button out of the decorator',
  'Wrap the button in a div',
  'Set borderRadius instead of --Input-radius',
  'Set borderRadius on the button',
] as const;

export default function AdjustExperiment() {
  const [radius, setRadius] = React.useState(18);
  const [made, setMade] = React.useState<readonly string[]>([]);
  const [moved, wrapped, property, ownRadius] = changes.map((change) => made.includes(change));

  const button = (
    <Button variant="soft" sx={{ borderRadius: ownRadius ? '2px' : undefined }}>
      Weigh
    </Button>
  );
  const content = wrapped ? <div>{button}</div> : button;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Stack direction="row" useFlexGap spacing={1}>
        <Input
          size="lg"
          defaultValue="Rye flour"
          endDecorator={moved ? undefined : content}
          slotProps={{ input: { 'aria-label': 'Ingredient' } }}
          sx={{ flex: 1, [property ? 'borderRadius' : '--Input-radius']: `${radius}px` }}
        />
        {moved && content}
      </Stack>
      <Typography level="title-sm">Radius of the input: {radius} pixels</Typography>
      <Slider
        aria-label="Radius in pixels"
        max={24}
        value={radius}
        onChange={(_event, value) => setRadius(value as number)}
      />
      {changes.map((change) => (
        <Checkbox
          key={change}
          label={change}
          checked={made.includes(change)}
          onChange={({ target }) =>
            setMade(target.checked ? [...made, change] : made.filter((other) => other !== change))
          }
        />
      ))}
    </Stack>
  );
}
