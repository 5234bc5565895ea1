import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success'] as const;
const names = {
  primary: 'Blue line',
  neutral: 'Gray line',
  danger: 'Red line',
  success: 'Green line',
};

export default function RadioSwatches() {
  const [color, setColor] = React.useState<keyof typeof names>('danger');

  return (
    <Stack spacing={1.5}>
      <RadioGroup orientation="horizontal" aria-label="Line color" value={color}>
        {colors.map((item) => (
          <Radio
            key={item}
            variant="solid"
            color={item}
            value={item}
            onChange={() => setColor(item)}
            uncheckedIcon={<span />}
            checkedIcon={<CheckIcon />}
            slotProps={{
              input: { 'aria-label': names[item] },
              radio: { sx: { '@media (forced-colors: active)': { border: '1px solid' } } },
            }}
            sx={{ '--Radio-size': '2.25rem', '--Icon-fontSize': '1.5rem' }}
          />
        ))}
      </RadioGroup>
      <Typography level="body-sm" role="status">
        {names[color]}
      </Typography>
    </Stack>
  );
}
