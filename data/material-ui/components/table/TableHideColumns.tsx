import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const pilots = [
  { name: 'Anouk Berger', shift: '06:00–14:00', limit: '180 m', boat: 'Pilot 2' },
  { name: 'Tomás Reis', shift: '14:00–22:00', limit: '120 m', boat: 'Pilot 1' },
  { name: 'Siv Halvorsen', shift: '22:00–06:00', limit: '180 m', boat: 'Pilot 2' },
];

const fromSmall = { display: { xs: 'none', sm: 'table-cell' } };

export default function TableHideColumns() {
  return (
    <TableContainer>
      <Table aria-label="Pilots on duty">
        <TableHead>
          <TableRow>
            <TableCell>Pilot</TableCell>
            <TableCell>Shift</TableCell>
            <TableCell sx={fromSmall}>Boat</TableCell>
            <TableCell align="right" sx={fromSmall}>
              Up to
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {pilots.map(({ name, shift, limit, boat }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
                <Typography
                  variant="caption"
                  color="text.secondary"
                  sx={{ display: { xs: 'block', sm: 'none' } }}
                >
                  {boat}, up to {limit}
                </Typography>
              </TableCell>
              <TableCell>{shift}</TableCell>
              <TableCell sx={fromSmall}>{boat}</TableCell>
              <TableCell align="right" sx={fromSmall}>
                {limit}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
