import { useState } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Tooltip, { type TooltipProps } from '@mui/joy/Tooltip';

type Placement = NonNullable<TooltipProps['placement']>;

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements: Placement[] = sides.flatMap((side): Placement[] => [
  `${side}-start`,
  side,
  `${side}-end`,
]);

export default function TooltipPlacement() {
  const [placement, setPlacement] = useState<Placement>('right');

  return (
    <Stack spacing={4} sx={{ alignItems: 'center', py: 3 }}>
      <FormControl>
        <FormLabel>Placement</FormLabel>
        <Select
          value={placement}
          onChange={(_event, value) => setPlacement(value ?? placement)}
          sx={{ minWidth: 160 }}
        >
          {placements.map((value) => (
            <Option key={value} value={value}>
              {value}
            </Option>
          ))}
        </Select>
      </FormControl>
      <Tooltip describeChild arrow placement={placement} title="Shelf 3">
        <Button variant="soft">Find the mug</Button>
      </Tooltip>
    </Stack>
  );
}
