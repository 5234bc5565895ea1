import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const calls = [
  { vessel: 'Anneke', cargo: 'Cement', tonnes: '4,200' },
  { vessel: 'Ross Petrel', cargo: 'Timber', tonnes: '1,850' },
  { vessel: 'Dagny', cargo: 'Road salt', tonnes: '3,100' },
];

export default function TableBasic() {
  return (
    <TableContainer sx={{ maxWidth: 480 }}>
      <Table>
        <caption>Ships unloading on Tuesday</caption>
        <TableHead>
          <TableRow>
            <TableCell>Vessel</TableCell>
            <TableCell>Cargo</TableCell>
            <TableCell align="right">Tonnes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {calls.map(({ vessel, cargo, tonnes }) => (
            <TableRow key={vessel}>
              <TableCell component="th" scope="row">
                {vessel}
              </TableCell>
              <TableCell>{cargo}</TableCell>
              <TableCell align="right">{tonnes}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
