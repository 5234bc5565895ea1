import { useState } from 'react';
import TablePagination from '@mui/material/TablePagination';

const LAST_PAGE = 4;

export default function TablePaginationUnknown() {
  const [page, setPage] = useState(0);

  return (
    <TablePagination
      component="div"
      // The server sends the number of rows with the last page.
      count={page === LAST_PAGE ? 87 : -1}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      rowsPerPage={20}
      rowsPerPageOptions={[]}
      showFirstButton
      labelDisplayedRows={({ from, to, count }) =>
        count === -1 ? `Calls ${from}–${to}` : `Calls ${from}–${to} of ${count}`
      }
      getItemAriaLabel={(type) => `Night calls: ${type} page`}
    />
  );
}
