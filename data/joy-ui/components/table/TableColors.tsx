import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import type { ColorPaletteProp } from '@mui/joy/styles';

const colors: ColorPaletteProp[] = ['primary', 'neutral', 'danger', 'success', 'warning'];

export default function TableColors() {
  const [color, setColor] = useState<ColorPaletteProp>('success');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Color"
        size="sm"
        value={color}
        onChange={(_event, value) => setColor(value ?? color)}
        sx={{ flexWrap: 'wrap' }}
      >
        {colors.map((value) => (
          <Button key={value} value={value}>
            {value}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Table variant="soft" color={color} borderAxis="both" aria-label="Loans by month">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Loans</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>March</td>
            <td>312</td>
          </tr>
          <tr>
            <td>April</td>
            <td>468</td>
          </tr>
        </tbody>
      </Table>
    </Stack>
  );
}
