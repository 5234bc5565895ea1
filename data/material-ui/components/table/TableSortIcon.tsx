import { useState } from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const tugs = [
  { name: 'Boxer', pull: 32 },
  { name: 'Terrier', pull: 48 },
  { name: 'Mastiff', pull: 71 },
];

export default function TableSortIcon() {
  const [order, setOrder] = useState<'asc' | 'desc'>();
  const rows = [...tugs].sort((a, b) =>
    order === undefined ? 0 : order === 'asc' ? a.pull - b.pull : b.pull - a.pull,
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Table aria-label="Tugs by bollard pull">
        <TableHead>
          <TableRow>
            <TableCell>Tug</TableCell>
            <TableCell align="right" sortDirection={order ?? false}>
              <TableSortLabel
                active={order !== undefined}
                direction={order}
                hideSortIcon
                IconComponent={ExpandMore}
                onClick={() => setOrder(order === 'asc' ? 'desc' : 'asc')}
                slotProps={{ icon: { stroke: 'currentColor', strokeWidth: 1 } }}
                sx={{ '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 } }}
              >
                Pull (t)
              </TableSortLabel>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, pull }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{pull}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
