import * as React from 'react';
import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const classes = [
  { title: 'Shaping', detail: 'Sunday, 9:00 to 12:00' },
  { title: 'Rye and spelt', detail: 'Sunday, 14:00 to 17:00' },
];

export default function CheckboxOverlay() {
  const id = React.useId();

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
      {classes.map(({ title, detail }, index) => (
        <Sheet
          key={title}
          variant="outlined"
          sx={{
            position: 'relative',
            p: 2,
            borderRadius: 'md',
            [`& .${checkboxClasses.action}.${checkboxClasses.checked}`]: {
              border: '2px solid',
              borderColor: 'primary.500',
            },
          }}
        >
          <Checkbox
            overlay
            label={title}
            defaultChecked={index === 0}
            slotProps={{ input: { 'aria-describedby': `${id}-${index}` } }}
            sx={{ fontWeight: 'md' }}
          />
          <Typography id={`${id}-${index}`} level="body-sm" sx={{ marginInlineStart: 3.75 }}>
            {detail}
          </Typography>
        </Sheet>
      ))}
    </Stack>
  );
}
