import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import type { ColorPaletteProp } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const COLORS: readonly ColorPaletteProp[] = ['primary', 'neutral', 'danger', 'success', 'warning'];
const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

export default function ColorsTokens() {
  const [color, setColor] = React.useState<ColorPaletteProp>('primary');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <FormControl sx={{ maxWidth: 200 }}>
        <FormLabel>Palette</FormLabel>
        <Select value={color} onChange={(_event, next) => setColor(next ?? 'primary')}>
          {COLORS.map((name) => (
            <Option key={name} value={name}>
              {name}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {SHADES.map((shade) => (
          <li key={shade}>
            <Box sx={{ height: 40, borderRadius: 'sm', bgcolor: `${color}.${shade}` }} />
            <Typography level="body-xs">{shade}</Typography>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
