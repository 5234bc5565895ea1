import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryFeatures() {
  const facts = [
    { name: 'A mouse, or something as exact', value: useMediaQuery('(pointer: fine)') },
    { name: 'Can hover', value: useMediaQuery('(hover: hover)') },
    { name: 'Wants less motion', value: useMediaQuery('(prefers-reduced-motion: reduce)') },
    { name: 'Wants more contrast', value: useMediaQuery('(prefers-contrast: more)') },
    { name: 'Wider than high', value: useMediaQuery('(orientation: landscape)') },
    { name: 'Is being printed', value: useMediaQuery('print') },
  ];

  return (
    <TableContainer sx={{ maxWidth: 420 }}>
      <Table size="small" aria-label="Your device">
        <TableBody>
          {facts.map(({ name, value }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{value ? 'yes' : 'no'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
