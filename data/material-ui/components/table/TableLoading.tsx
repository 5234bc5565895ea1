import { useState } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const rows = [
  ['Ferry 1', 'On time'],
  ['Ferry 2', '10 min late'],
  ['Ferry 3', 'On time'],
];

export default function TableLoading() {
  const [state, setState] = useState<'loading' | 'empty' | 'ready'>('loading');

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the table"
        value={state}
        onChange={(_event, next: typeof state | null) => setState(next ?? state)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="ready">Ready</ToggleButton>
      </ToggleButtonGroup>
      <Table aria-label="Ferries" aria-busy={state === 'loading'}>
        <TableHead>
          <TableRow>
            <TableCell>Ferry</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {state === 'empty' && (
            <TableRow>
              <TableCell colSpan={2} align="center" sx={{ height: 159 }}>
                No ferry runs today.
              </TableCell>
            </TableRow>
          )}
          {state !== 'empty' &&
            rows.map((row) => (
              <TableRow key={row[0]}>
                {row.map((value) => (
                  <TableCell key={value}>{state === 'ready' ? value : <Skeleton />}</TableCell>
                ))}
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </Box>
  );
}
