import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';

const grains = [
  { name: 'Black oats', origin: 'Wales' },
  { name: 'Einkorn', origin: 'Anatolia' },
  { name: 'Naked barley', origin: 'Ladakh' },
];

export default function TableFilter() {
  const [text, setText] = useState('');
  const rows = grains.filter(({ name, origin }) =>
    `${name} ${origin}`.toLowerCase().includes(text.trim().toLowerCase()),
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControl sx={{ maxWidth: 280 }}>
        <FormLabel>Filter by name or origin</FormLabel>
        <Input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </FormControl>
      <Typography role="status" level="body-sm">
        {rows.length === 1 ? '1 grain' : `${rows.length} grains`}
      </Typography>
      <Table aria-label="Grains">
        <thead>
          <tr>
            <th scope="col">Grain</th>
            <th scope="col">Origin</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, origin }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{origin}</td>
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={2}>No grain matches the filter.</td>
            </tr>
          )}
        </tbody>
      </Table>
    </Stack>
  );
}
