import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rounds = [
  { time: '05:30', seats: '40 loaves left' },
  { time: '08:00', seats: '12 loaves left' },
  { time: '11:00', seats: '25 loaves left' },
];

export default function RadioStandalone() {
  const name = React.useId();
  const [round, setRound] = React.useState('08:00');

  return (
    <TableContainer tabIndex={0} role="region" aria-label="Baking batches" sx={{ maxWidth: 360 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Choose</TableCell>
            <TableCell>Ready at</TableCell>
            <TableCell>Left</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rounds.map(({ time, seats }) => (
            <TableRow key={time} selected={time === round}>
              <TableCell padding="checkbox">
                <Radio
                  size="small"
                  name={name}
                  value={time}
                  checked={time === round}
                  onChange={(event) => setRound(event.target.value)}
                  inputProps={{ 'aria-label': `Batch at ${time}` }}
                />
              </TableCell>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              <TableCell>{seats}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
