import * as React from 'react';
import Button from '@mui/joy/Button';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SliderForm() {
  const [saved, setSaved] = React.useState('');

  return (
    <Stack
      component="form"
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setSaved(`Shelf set to ${new FormData(event.currentTarget).get('shelf')} cm`);
      }}
      sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
    >
      <Slider name="shelf" aria-label="Shelf height in centimeters" max={60} defaultValue={24} />
      <Button type="submit" size="sm">
        Save
      </Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em', mt: 1 }}>
        {saved}
      </Typography>
    </Stack>
  );
}
