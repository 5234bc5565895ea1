import Box from '@mui/joy/Box';

/** Position and radius of each star, in percent of the picture. */
const STARS = [
  [8, 12, 0.5],
  [17, 31, 0.3],
  [24, 9, 0.4],
  [33, 22, 0.7],
  [41, 40, 0.3],
  [47, 14, 0.4],
  [55, 28, 0.5],
  [63, 8, 0.3],
  [71, 19, 0.6],
  [78, 36, 0.4],
  [86, 11, 0.4],
  [93, 25, 0.5],
] as const;

export default function NightSky() {
  return (
    <Box
      component="svg"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      {STARS.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="#fff" />
      ))}
      <ellipse cx="66" cy="48" rx="14" ry="3.4" fill="none" stroke="#c9b27c" strokeWidth="1.2" />
      <circle cx="66" cy="48" r="7" fill="#e2cf9f" />
      <path d="M52 48a14 3.4 0 0 0 28 0" fill="none" stroke="#c9b27c" strokeWidth="1.2" />
      <path d="M0 100V82l18-10 16 8 20-16 22 18 24-8v26z" fill="#050a1f" />
    </Box>
  );
}
