import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { sailings } from './sailings';

export default function Timetable() {
  return (
    <TableContainer tabIndex={0} role="group" aria-label="Timetable" sx={{ mt: 2 }}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell scope="col">From Pier 2</TableCell>
            <TableCell scope="col">From Holm</TableCell>
            <TableCell scope="col">Remarks</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sailings.map(([there, back, remark]) => (
            <TableRow key={there}>
              <TableCell component="th" scope="row">
                {there}
              </TableCell>
              <TableCell>{back}</TableCell>
              <TableCell>{remark}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
