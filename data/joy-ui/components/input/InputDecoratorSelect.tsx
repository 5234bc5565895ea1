import * as React from 'react';
import Divider from '@mui/joy/Divider';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function InputDecoratorSelect() {
  const id = React.useId();
  const [unit, setUnit] = React.useState<string | null>('g');

  return (
    <Stack spacing={0.75} sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel htmlFor={id}>Harvest weight</FormLabel>
      <Input
        id={id}
        type="number"
        defaultValue={340}
        endDecorator={
          <React.Fragment>
            <Divider orientation="vertical" />
            <Select
              variant="plain"
              value={unit}
              onChange={(_, value) => setUnit(value)}
              slotProps={{ button: { 'aria-label': 'Unit of weight' } }}
              sx={{ marginInlineEnd: -1.5, minHeight: 0 }}
            >
              <Option value="g">grams</Option>
              <Option value="kg">kilograms</Option>
              <Option value="oz">ounces</Option>
            </Select>
          </React.Fragment>
        }
      />
    </Stack>
  );
}
