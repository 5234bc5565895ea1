import { useId } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const days = Array.from({ length: 14 }, (_, index) => `May ${index + 1}`);
const berths = ['Berth 1', 'Berth 2', 'Berth 3', 'Berth 4'];
const ships = ['Anneke', 'Free', 'Dagny', 'Svala', 'Free', 'Boreas', 'Ebb'];

const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  bgcolor: 'background.default',
  borderRight: 1,
  borderRightColor: 'divider',
} as const;

export default function TableStickyColumn() {
  const captionId = useId();

  return (
    <TableContainer role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table sx={{ borderCollapse: 'separate', '& tr > *': { whiteSpace: 'nowrap' } }}>
        <caption id={captionId}>Berth plan for the first half of May</caption>
        <TableHead>
          <TableRow>
            <TableCell sx={sticky}>Berth</TableCell>
            {days.map((day) => (
              <TableCell key={day}>{day}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {berths.map((berth, row) => (
            <TableRow key={berth}>
              <TableCell component="th" scope="row" sx={sticky}>
                {berth}
              </TableCell>
              {days.map((day, column) => (
                <TableCell key={day}>{ships[(row * 3 + column) % ships.length]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
