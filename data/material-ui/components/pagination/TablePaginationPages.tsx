import { useState } from 'react';
import Pagination from '@mui/material/Pagination';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';

type ActionsProps = Pick<
  TablePaginationProps,
  'count' | 'page' | 'rowsPerPage' | 'onPageChange' | 'disabled' | 'className'
>;

function PageNumbers(props: ActionsProps) {
  const { count, page, rowsPerPage, onPageChange, disabled, className } = props;

  return (
    <Pagination
      aria-label="Pages of the migration table"
      className={className}
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_event, next) => onPageChange(null, next - 1)}
      disabled={disabled}
      siblingCount={0}
      size="small"
    />
  );
}

export default function TablePaginationPages() {
  const [page, setPage] = useState(0);

  return (
    <TablePagination
      component="div"
      count={180}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      rowsPerPage={25}
      rowsPerPageOptions={[25]}
      ActionsComponent={PageNumbers}
      slotProps={{ spacer: { hidden: true } }}
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' } }}
    />
  );
}
