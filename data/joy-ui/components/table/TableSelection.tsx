import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const loans = ['Packet 0093', 'Packet 0417', 'Packet 1120'];

export default function TableSelection() {
  const [selected, setSelected] = useState<string[]>(['Packet 0417']);
  const all = selected.length === loans.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Typography
        role="status"
        level="body-sm"
        endDecorator={
          <Button size="sm" variant="plain" onClick={() => setSelected([])}>
            Clear
          </Button>
        }
        sx={{ mb: 1, justifyContent: 'space-between' }}
      >
        {selected.length} of {loans.length} selected
      </Typography>
      <Table aria-label="Overdue loans">
        <thead>
          <tr>
            <th scope="col" style={{ width: '3rem' }}>
              <Checkbox
                checked={all}
                onChange={() => setSelected(all ? [] : loans)}
                slotProps={{ input: { 'aria-label': 'Select all loans' } }}
                sx={{ verticalAlign: 'middle' }}
              />
            </th>
            <th scope="col">Loan</th>
          </tr>
        </thead>
        <tbody>
          {loans.map((loan) => {
            const checked = selected.includes(loan);
            const others = selected.filter((other) => other !== loan);
            return (
              <tr key={loan}>
                <td>
                  <Checkbox
                    checked={checked}
                    onChange={() => setSelected(checked ? others : [...others, loan])}
                    slotProps={{ input: { 'aria-label': `Select ${loan}` } }}
                    sx={{ verticalAlign: 'middle' }}
                  />
                </td>
                <td>{loan}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Box>
  );
}
