import { useState } from 'react';
import SkipNextIcon from '@mui/icons-material/SkipNext';
import SkipPreviousIcon from '@mui/icons-material/SkipPrevious';
import TablePagination from '@mui/material/TablePagination';

export default function TablePaginationSlots() {
  const [page, setPage] = useState(1);
  const [rowsPerPage, setRowsPerPage] = useState(25);

  return (
    <TablePagination
      component="div"
      count={500}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      rowsPerPage={rowsPerPage}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
      labelRowsPerPage="Calls per page"
      showFirstButton
      showLastButton
      slots={{ actions: { firstButtonIcon: SkipPreviousIcon, lastButtonIcon: SkipNextIcon } }}
      slotProps={{
        select: { native: true, inputProps: { 'aria-label': 'Calls per page' } },
        spacer: { hidden: true },
        displayedRows: { role: 'status' },
        actions: { previousButton: { color: 'primary' }, nextButton: { color: 'primary' } },
      }}
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'center' } }}
    />
  );
}
