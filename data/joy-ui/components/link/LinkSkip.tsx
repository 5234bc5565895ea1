import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function LinkSkip() {
  return (
    <Sheet variant="outlined" sx={{ p: 2, width: '100%', borderRadius: 'sm' }}>
      <Link
        href="#skip-link"
        variant="solid"
        sx={{
          position: 'absolute',
          insetInlineStart: 12,
          top: 8,
          '&:not(:focus)': { opacity: 0, pointerEvents: 'none' },
        }}
      >
        Skip to the timetable
      </Link>
      <Typography>Move focus into this box with Tab to see the link.</Typography>
    </Sheet>
  );
}
