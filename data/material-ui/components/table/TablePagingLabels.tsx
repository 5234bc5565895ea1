import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TablePagination, { tablePaginationClasses } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const buoys = Array.from({ length: 14 }, (_, index) => `Buoy ${index + 1}`);
const pageNames = { first: 'Inner', previous: 'Previous', next: 'Next', last: 'Outer' };

export default function TablePagingLabels() {
  const [page, setPage] = useState(0);
  const [rowsPerPage, setRowsPerPage] = useState(4);
  const shown = rowsPerPage > 0 ? rowsPerPage : buoys.length;

  return (
    <Box sx={{ width: '100%', maxWidth: 480, overflowX: 'auto' }}>
      <Table size="small" aria-label="Fairway buoys">
        <TableBody>
          {buoys.slice(page * shown, (page + 1) * shown).map((buoy) => (
            <TableRow key={buoy}>
              <TableCell>{buoy}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TablePagination
              colSpan={1}
              count={buoys.length}
              page={page}
              onPageChange={(_event, next) => setPage(next)}
              rowsPerPage={rowsPerPage}
              rowsPerPageOptions={[4, 8, { label: 'All', value: -1 }]}
              onRowsPerPageChange={(event) => {
                setRowsPerPage(Number(event.target.value));
                setPage(0);
              }}
              showFirstButton
              showLastButton
              labelRowsPerPage="Buoys:"
              labelDisplayedRows={({ from, to, count }) => `${from} to ${to}, ${count} in total`}
              getItemAriaLabel={(type) => `${pageNames[type]} buoys`}
              slotProps={{
                select: { native: true, inputProps: { 'aria-label': 'Buoys per page' } },
              }}
              sx={{
                [`& .${tablePaginationClasses.toolbar}`]: {
                  flexWrap: 'wrap',
                  justifyContent: 'flex-end',
                },
                [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
              }}
            />
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
}
