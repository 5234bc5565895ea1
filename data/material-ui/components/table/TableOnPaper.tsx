import { useId } from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const berths = [
  ['1', '140 m', '7.5 m', 'Crane, 40 t', 'Fresh water, 63 A'],
  ['2', '95 m', '6.0 m', 'None', 'Fresh water'],
  ['3', '160 m', '9.2 m', 'Crane, 100 t', 'Fresh water, 125 A'],
];

export default function TableOnPaper() {
  const captionId = useId();

  return (
    <TableContainer component={Paper} role="region" aria-labelledby={captionId} tabIndex={0}>
      <Table sx={{ minWidth: 560 }}>
        <caption id={captionId}>Inner harbor berths</caption>
        <TableHead>
          <TableRow>
            <TableCell>Berth</TableCell>
            <TableCell align="right">Length</TableCell>
            <TableCell align="right">Depth</TableCell>
            <TableCell>Lifting</TableCell>
            <TableCell>Supplies</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {berths.map(([berth, length, depth, lifting, supplies]) => (
            <TableRow key={berth} sx={{ '&:last-child > *': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row">
                {berth}
              </TableCell>
              <TableCell align="right">{length}</TableCell>
              <TableCell align="right">{depth}</TableCell>
              <TableCell>{lifting}</TableCell>
              <TableCell>{supplies}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
