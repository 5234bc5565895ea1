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
  { ferry: 'Ferry 1', status: 'On time' },
  { ferry: 'Ferry 2', status: '10 min late' },
  { ferry: 'Ferry 3', status: 'On time' },
];

export default function TableLoading() {
  const [state, setState] = useState<'loading' | 'empty' | 'ready'>('loading');

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Table state"
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
            <TableCell>Status</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {state === 'empty' && (
            <TableRow>
              <TableCell colSpan={2} align="center" sx={{ height: 159 }}>
                No ferries run today.
              </TableCell>
            </TableRow>
          )}
          {state !== 'empty' &&
            rows.map(({ ferry, status }) => (
              <TableRow key={ferry}>
                {state === 'ready' ? (
                  <TableCell component="th" scope="row">
                    {ferry}
                  </TableCell>
                ) : (
                  <TableCell>
                    <Skeleton />
                  </TableCell>
                )}
                <TableCell>{state === 'ready' ? status : <Skeleton />}</TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </Box>
  );
}
