import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressSlots() {
  return (
    <CircularProgress
      determinate
      size="lg"
      value={80}
      aria-label="Crust"
      slotProps={{
        svg: { 'aria-hidden': true },
        track: { strokeOpacity: 0.5 },
        progress: { sx: { stroke: 'url(#crust)' } },
      }}
    >
      <svg width="0" height="0" aria-hidden>
        <linearGradient id="crust" x1="0" x2="1">
          <stop offset="0%" stopColor="#7c3a10" />
          <stop offset="100%" stopColor="#d0892f" />
        </linearGradient>
      </svg>
    </CircularProgress>
  );
}
