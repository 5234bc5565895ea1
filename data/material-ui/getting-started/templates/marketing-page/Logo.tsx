import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function Logo() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden="true"
        sx={{ width: 30, height: 30, color: 'primary.main', flex: 'none' }}
      >
        <path d="M16 2 28 9v14l-12 7L4 23V9z" fill="currentColor" opacity="0.22" />
        <path
          d="M8 16h2.5l2-6 3 13 3.5-15 2.5 8H24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </Box>
      <Typography component="span" variant="h6" sx={{ fontWeight: 700 }}>
        Murmur
      </Typography>
    </Box>
  );
}
