import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const routes = [
  { value: 'fast', label: 'Fastest', detail: '24 minutes, two changes' },
  { value: 'direct', label: 'Direct', detail: '31 minutes, no changes' },
];

export default function RadioDescriptions() {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel>Route to the harbor</FormLabel>
      <RadioGroup defaultValue="fast" sx={{ gap: 1.5 }}>
        {routes.map(({ value, label, detail }) => (
          <Box key={value}>
            <Radio
              value={value}
              label={label}
              slotProps={{ input: { 'aria-describedby': `${id}-${value}` } }}
            />
            <Typography id={`${id}-${value}`} level="body-sm" sx={{ marginInlineStart: 3.75 }}>
              {detail}
            </Typography>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
