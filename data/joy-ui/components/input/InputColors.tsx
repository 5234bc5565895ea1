import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;
const variants = ['outlined', 'soft', 'plain', 'solid'] as const;

export default function InputColors() {
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('outlined');

  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      <FormControl>
        <FormLabel>Variant</FormLabel>
        <RadioGroup
          orientation="horizontal"
          value={variant}
          onChange={(event) =>
            setVariant(variants.find((name) => name === event.target.value) ?? 'outlined')
          }
          sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}
        >
          {variants.map((name) => (
            <Radio key={name} value={name} label={name} size="sm" />
          ))}
        </RadioGroup>
      </FormControl>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
          gap: 2,
        }}
      >
        {colors.map((color) => (
          <Input
            key={color}
            variant={variant}
            color={color}
            defaultValue={color}
            slotProps={{ input: { 'aria-label': `Sample in ${color}` } }}
          />
        ))}
      </Box>
    </Box>
  );
}
