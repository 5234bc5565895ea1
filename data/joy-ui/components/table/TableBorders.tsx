import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Table, { type TableProps } from '@mui/joy/Table';

const axes = ['xBetween', 'x', 'yBetween', 'y', 'bothBetween', 'both', 'none'] as const;

export default function TableBorders() {
  const [axis, setAxis] = useState<TableProps['borderAxis']>('bothBetween');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel>borderAxis</FormLabel>
        <RadioGroup
          orientation="horizontal"
          value={axis}
          onChange={(event) => setAxis(axes.find((value) => value === event.target.value))}
          sx={{ flexWrap: 'wrap', rowGap: 1 }}
        >
          {axes.map((value) => (
            <Radio key={value} value={value} label={value} size="sm" />
          ))}
        </RadioGroup>
      </FormControl>
      <Table borderAxis={axis} aria-label="Planting distance">
        <thead>
          <tr>
            <th scope="col">Plant</th>
            <th scope="col">In the row</th>
            <th scope="col">Between rows</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Chard</td>
            <td>25 cm</td>
            <td>40 cm</td>
          </tr>
          <tr>
            <td>Carrot</td>
            <td>4 cm</td>
            <td>30 cm</td>
          </tr>
        </tbody>
      </Table>
    </Stack>
  );
}
