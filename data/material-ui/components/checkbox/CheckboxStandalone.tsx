import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const cast = ['Ariel', 'Caliban', 'Miranda'];

export default function CheckboxStandalone() {
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Costume fittings" sx={{ maxWidth: 400 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Part</TableCell>
            <TableCell>Fitted</TableCell>
            <TableCell>Washed</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {cast.map((part) => (
            <TableRow key={part}>
              <TableCell component="th" scope="row">
                {part}
              </TableCell>
              <TableCell>
                <Checkbox size="small" inputProps={{ 'aria-label': `${part} is fitted` }} />
              </TableCell>
              <TableCell>
                <Checkbox size="small" inputProps={{ 'aria-label': `${part} is washed` }} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
