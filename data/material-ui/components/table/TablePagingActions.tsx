import { useState } from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TablePagination, { type TablePaginationProps } from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

type ActionsProps = Pick<
  TablePaginationProps,
  'className' | 'count' | 'page' | 'rowsPerPage' | 'onPageChange'
>;

function PageNumbers({ className, count, page, rowsPerPage, onPageChange }: ActionsProps) {
  return (
    <Pagination
      className={className}
      size="small"
      siblingCount={0}
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_event, next) => onPageChange(null, next - 1)}
      getItemAriaLabel={(type, number) =>
        type === 'page' ? `Crane log, page ${number}` : `Crane log, ${type} page`
      }
    />
  );
}

const lifts = Array.from({ length: 21 }, (_, index) => `${12 + ((index * 7) % 25)} t`);

export default function TablePagingActions() {
  const [page, setPage] = useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Table size="small" aria-label="Crane log">
        <TableBody>
          {lifts.slice(page * 3, page * 3 + 3).map((weight, index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                Lift {page * 3 + index + 1}
              </TableCell>
              <TableCell align="right">{weight}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={lifts.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={3}
        rowsPerPageOptions={[3]}
        ActionsComponent={PageNumbers}
        slotProps={{ displayedRows: { hidden: true } }}
      />
    </Box>
  );
}
