import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function VariantsPanel() {
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('soft');
  const [color, setColor] = React.useState<(typeof colors)[number]>('primary');

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction="row" useFlexGap spacing={2}>
        <FormControl sx={{ flex: 1 }}>
          <FormLabel>variant</FormLabel>
          <Select value={variant} onChange={(_event, value) => value && setVariant(value)}>
            {variants.map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
        <FormControl sx={{ flex: 1 }}>
          <FormLabel>color</FormLabel>
          <Select value={color} onChange={(_event, value) => value && setColor(value)}>
            {colors.map((name) => (
              <Option key={name} value={name}>
                {name}
              </Option>
            ))}
          </Select>
        </FormControl>
      </Stack>
      <Alert variant={variant} color={color}>
        The seventh tasting starts at noon.
      </Alert>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center' }}>
        <Button variant={variant} color={color}>
          Reserve
        </Button>
        <Avatar variant={variant} color={color}>
          7
        </Avatar>
        <Chip variant={variant} color={color}>
          4 seats
        </Chip>
      </Stack>
    </Stack>
  );
}
