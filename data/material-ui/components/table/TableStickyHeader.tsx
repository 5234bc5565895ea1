import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const quays = ['North', 'Mill', 'Timber', 'Ferry'];
const bollards = Array.from({ length: 24 }, (_, index) => ({
  number: index + 1,
  quay: quays[index % quays.length]!,
  load: 20 + ((index * 15) % 60),
}));

export default function TableStickyHeader() {
  return (
    <TableContainer
      role="region"
      aria-label="Bollards, scrollable"
      tabIndex={0}
      sx={{ maxWidth: 480, maxHeight: 280, bgcolor: 'background.default' }}
    >
      <Table stickyHeader aria-label="Bollards">
        <TableHead>
          <TableRow>
            <TableCell>Bollard</TableCell>
            <TableCell>Quay</TableCell>
            <TableCell align="right">Load (t)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bollards.map(({ number, quay, load }) => (
            <TableRow key={number} hover>
              <TableCell component="th" scope="row">
                {number}
              </TableCell>
              <TableCell>{quay}</TableCell>
              <TableCell align="right">{load}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
