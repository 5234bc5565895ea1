import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';

const count = 24;
const mirrored = { scale: '-1 1' };

export default function PaginationHookCompact() {
  const { items } = usePagination({ count, boundaryCount: 0, siblingCount: 0 });
  const previous = items.find(({ type }) => type === 'previous');
  const next = items.find(({ type }) => type === 'next');
  const current = items.find(({ selected }) => selected);

  return (
    <Box
      component="nav"
      aria-label="Sound recordings"
      sx={{ display: 'flex', alignItems: 'center' }}
    >
      <IconButton
        aria-label="Previous recording"
        disabled={previous?.disabled}
        onClick={previous?.onClick}
        sx={{ '[dir="rtl"] &': mirrored }}
      >
        <ChevronLeftIcon />
      </IconButton>
      <Typography role="status" sx={{ minWidth: 80, textAlign: 'center' }}>
        {current?.page} of {count}
      </Typography>
      <IconButton
        aria-label="Next recording"
        disabled={next?.disabled}
        onClick={next?.onClick}
        sx={{ '[dir="rtl"] &': mirrored }}
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}
