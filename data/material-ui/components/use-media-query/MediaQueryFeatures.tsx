import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryFeatures() {
  const facts = [
    { name: 'Precise pointer, such as a mouse', value: useMediaQuery('(pointer: fine)') },
    { name: 'Supports hover', value: useMediaQuery('(hover: hover)') },
    { name: 'Prefers reduced motion', value: useMediaQuery('(prefers-reduced-motion: reduce)') },
    { name: 'Prefers more contrast', value: useMediaQuery('(prefers-contrast: more)') },
    { name: 'Landscape orientation', value: useMediaQuery('(orientation: landscape)') },
    { name: 'Printing', value: useMediaQuery('print') },
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
