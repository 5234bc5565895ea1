import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const rings = [
  { ring: 'H 4471', bird: 'Robin', weight: 16.8 },
  { ring: 'H 4472', bird: 'Wren', weight: 9.1 },
  { ring: 'H 4473', bird: 'Blackcap', weight: 18.4 },
  { ring: 'H 4474', bird: 'Chiffchaff', weight: 7.6 },
  { ring: 'H 4475', bird: 'Robin', weight: 17.2 },
  { ring: 'H 4476', bird: 'Goldcrest', weight: 5.4 },
  { ring: 'H 4477', bird: 'Song thrush', weight: 71.5 },
];

export default function TablePaginationFooter() {
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(3);
  const shown = size === -1 ? rings : rings.slice(page * size, (page + 1) * size);

  return (
    <TableContainer tabIndex={0} role="region" aria-label="Birds banded on October 3">
      <Table size="small" aria-label="Birds banded on October 3">
        <TableHead>
          <TableRow>
            <TableCell>Band</TableCell>
            <TableCell>Bird</TableCell>
            <TableCell align="right">Weight (g)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ ring, bird, weight }) => (
            <TableRow key={ring}>
              <TableCell component="th" scope="row">
                {ring}
              </TableCell>
              <TableCell>{bird}</TableCell>
              <TableCell align="right">{weight}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TablePagination
              colSpan={3}
              count={rings.length}
              page={page}
              onPageChange={(_event, next) => setPage(next)}
              rowsPerPage={size}
              rowsPerPageOptions={[3, 5, { value: -1, label: 'All' }]}
              onRowsPerPageChange={(event) => {
                setSize(Number(event.target.value));
                setPage(0);
              }}
              labelRowsPerPage="Birds per page:"
            />
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
