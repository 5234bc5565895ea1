import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const tides = [
  ['High', '01:12', '4.1 m'],
  ['Low', '07:26', '0.9 m'],
  ['High', '13:40', '4.3 m'],
  ['Low', '19:55', '0.7 m'],
];

export default function TableDense() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Table size="small">
        <caption>Tides on May 14</caption>
        <TableHead>
          <TableRow>
            <TableCell>Tide</TableCell>
            <TableCell align="right">Time</TableCell>
            <TableCell align="right">Height</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {tides.map(([tide, time, height]) => (
            <TableRow key={time}>
              <TableCell>{tide}</TableCell>
              <TableCell align="right">{time}</TableCell>
              <TableCell align="right">{height}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
