import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';

const programme = [
  { time: '18:00', title: 'News from the sluice', speaker: 'Bea Rook' },
  { time: '18:20', title: 'Records that skip', speaker: 'Otto Lang' },
  { time: '20:00', title: 'The quiet hour', speaker: 'No host' },
];

export default function MediaQuerySchedule() {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('sm'));

  return wide ? (
    <Table size="small" aria-label="Program">
      <TableHead>
        <TableRow>
          <TableCell>Time</TableCell>
          <TableCell>Program</TableCell>
          <TableCell>Host</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {programme.map(({ time, title, speaker }) => (
          <TableRow key={time}>
            <TableCell>{time}</TableCell>
            <TableCell>{title}</TableCell>
            <TableCell>{speaker}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ) : (
    <Box component="ul" aria-label="Program" sx={{ m: 0, paddingInlineStart: 2 }}>
      {programme.map(({ time, title }) => (
        <li key={time}>
          {time} {title}
        </li>
      ))}
    </Box>
  );
}
