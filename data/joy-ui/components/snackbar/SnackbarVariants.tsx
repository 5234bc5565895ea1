import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;
const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function SnackbarVariants() {
  const [open, setOpen] = React.useState(false);
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('soft');
  const [color, setColor] = React.useState<(typeof colors)[number]>('success');

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'flex-end' }}>
      <FormControl>
        <FormLabel>Variant</FormLabel>
        <Select value={variant} onChange={(_event, value) => value && setVariant(value)}>
          {variants.map((value) => (
            <Option key={value} value={value}>
              {value}
            </Option>
          ))}
        </Select>
      </FormControl>
      <FormControl>
        <FormLabel>Color</FormLabel>
        <Select value={color} onChange={(_event, value) => value && setColor(value)}>
          {colors.map((value) => (
            <Option key={value} value={value}>
              {value}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Button onClick={() => setOpen(true)}>Show the message</Button>
      <Snackbar
        role="status"
        variant={variant}
        color={color}
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
      >
        The feed was read by 3 players.
      </Snackbar>
    </Stack>
  );
}
