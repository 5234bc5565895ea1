import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const positions = Array.from({ length: 23 }, (_, index) => ({
  time: `${String(index).padStart(2, '0')}:00`,
  knots: (4 + ((index * 5) % 9)).toFixed(1),
}));

/** Simulates a request that takes half a second and doesn’t return the total count. */
function fetchPage(page: number, size: number, onAnswer: (rows: typeof positions) => void) {
  const rows = positions.slice(page * size, (page + 1) * size);
  const timer = setTimeout(() => onAnswer(rows), 500);
  return () => clearTimeout(timer);
}

export default function TablePagingServer() {
  const [page, setPage] = useState(0);
  const [answer, setAnswer] = useState<{ page: number; rows: typeof positions }>();
  const [count, setCount] = useState(-1);
  const loading = answer?.page !== page;

  useEffect(
    () =>
      fetchPage(page, 5, (rows) => {
        setAnswer({ page, rows });
        if (rows.length < 5) setCount(page * 5 + rows.length);
      }),
    [page],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Box sx={{ minHeight: 170, opacity: loading ? 0.75 : 1 }}>
        <Table size="small" aria-label="Pilot boat track" aria-busy={loading}>
          <TableBody>
            {answer?.rows.map(({ time, knots }) => (
              <TableRow key={time}>
                <TableCell component="th" scope="row">
                  {time}
                </TableCell>
                <TableCell align="right">{knots} kn</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <TablePagination
        component="div"
        count={count}
        page={page}
        onPageChange={(_event, next) => {
          if (!loading) setPage(next);
        }}
        rowsPerPage={5}
        rowsPerPageOptions={[5]}
      />
    </Box>
  );
}
