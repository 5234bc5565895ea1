import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';

const nights = ['12 moths', '48 moths', '7 moths in the rain', '93 moths', '31 moths', 'No count'];

/** Simulates a slow server. The returned function cancels the request. */
function loadNight(page: number, onLoad: (night: string) => void) {
  const timer = setTimeout(() => onLoad(nights[page - 1] ?? ''), 900);
  return () => clearTimeout(timer);
}

export default function PaginationServer() {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState({ page: 1, night: '12 moths' });
  const loading = shown.page !== page;

  useEffect(
    () => (loading ? loadNight(page, (night) => setShown({ page, night })) : undefined),
    [page, loading],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Box sx={{ height: 8 }}>{loading && <LinearProgress aria-label="Loading" />}</Box>
      <Typography
        role="status"
        aria-busy={loading}
        sx={{ p: 2, color: loading ? 'text.secondary' : 'text.primary' }}
      >
        Night {shown.page}: {shown.night}
      </Typography>
      <Pagination
        aria-label="Moth counts"
        count={nights.length}
        page={page}
        onChange={(_event, next) => setPage(next)}
      />
    </Box>
  );
}
