import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination, { tablePaginationClasses } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const names = ['Anneke', 'Boreas', 'Cape Meridian', 'Dagny', 'Ebb', 'Fulmar', 'Gannet'];
const log = Array.from({ length: 38 }, (_, index) => ({
  call: 2101 + index,
  vessel: names[(index * 3) % names.length]!,
}));

export default function TablePaging() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(5);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Table size="small" aria-label="Port calls in May">
        <TableHead>
          <TableRow>
            <TableCell>Call</TableCell>
            <TableCell>Vessel</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {log.slice(page * rowsPerPage, (page + 1) * rowsPerPage).map(({ call, vessel }) => (
            <TableRow key={call}>
              <TableCell component="th" scope="row">
                {call}
              </TableCell>
              <TableCell>{vessel}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={log.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10, 25]}
        onRowsPerPageChange={(event) => {
          setRowsPerPage(Number(event.target.value));
          setPage(0);
        }}
        sx={{
          // On small screens, the controls wrap.
          [`& .${tablePaginationClasses.toolbar}`]: {
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
          },
          [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
        }}
      />
    </Box>
  );
}
