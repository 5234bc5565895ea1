import Box from '@mui/material/Box';

export default function CargoBike() {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 110"
      aria-hidden="true"
      sx={{
        display: 'block',
        width: '100%',
        maxWidth: 300,
        color: 'primary.main',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        <circle cx="34" cy="78" r="27" />
        <circle cx="211" cy="86" r="19" />
        <path d="M34 78 84 84 70 36M34 78l40-30m-16-12h24M73 48l37-4M84 84l28-46M100 16h18M108 16l8 34" />
        <path d="M84 84h108l19 2" />
      </g>
      <path d="M122 42h84l-14 36h-58z" fill="currentColor" opacity="0.35" />
      <path
        d="M122 42h84l-14 36h-58z"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </Box>
  );
}
