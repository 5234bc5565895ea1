import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';

const count = 24;
/** The arrows have `aria-disabled`, so that they keep focus on the first and last page. */
const arrow = {
  '&[aria-disabled="true"]': { color: 'action.disabled' },
  '[dir="rtl"] &': { scale: '-1 1' },
};

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
        aria-disabled={previous?.disabled}
        onClick={previous?.disabled ? undefined : previous?.onClick}
        sx={arrow}
      >
        <ChevronLeftIcon />
      </IconButton>
      <Typography role="status" sx={{ minWidth: 80, textAlign: 'center' }}>
        {current?.page} of {count}
      </Typography>
      <IconButton
        aria-label="Next recording"
        aria-disabled={next?.disabled}
        onClick={next?.disabled ? undefined : next?.onClick}
        sx={arrow}
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}
